import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import {
  aJavaConsultant,
  anAssessmentDesk,
  type AssessmentDesk,
} from '../../testing/assessments/an-assessment-desk.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const viewers = ['buyer', 'companyAdmin', 'rival', 'admin'] as const;
type Viewer = (typeof viewers)[number];

/** The two companies with two consultants each, and who may ask about whom. */
async function aTown() {
  const desk = await anAssessmentDesk(api);
  const rivals = await anOrganization(api.db, { kind: 'consultant_company' });
  const rival = await api.signedIn(
    await aConsultant(api.db, { account: { organization: rivals, is_admin_in_company: true } }),
  );
  const ofRivals = () => aJavaConsultant(api, { account: { organization: rivals } });
  const people = [await desk.own(), await desk.own(), await ofRivals(), await ofRivals()];
  const { buyer, companyAdmin, admin } = desk;
  const clients: Record<Viewer, TestClient> = { buyer, companyAdmin, rival, admin };
  const mayAsk: Record<Viewer, readonly number[]> = {
    ...{ buyer: [0, 1, 2, 3], admin: [0, 1, 2, 3] },
    ...{ companyAdmin: [0, 1], rival: [2, 3] },
  };
  return { desk, people, clients, mayAsk };
}
const sideOf: Record<Viewer, string> = {
  ...{ buyer: 'client', admin: 'client', companyAdmin: 'own', rival: 'rival' },
};

interface Step {
  who: Viewer;
  whom: number;
  prompt: string;
}
const steps = fc.array(
  fc.record({
    who: fc.constantFrom(...viewers),
    whom: fc.integer({ min: 0, max: 3 }),
    prompt: fc.constantFrom('', 'Særlig PostgreSQL.'),
  }),
  { minLength: 1, maxLength: 8 },
);

const listed = async (desk: AssessmentDesk, client: TestClient) =>
  (await desk.list(client)).body.profile_ai_assessments.map(
    (one) => one.opportunity_profile_ai_assessment,
  );

describe('whatever is asked by whom about whom', () => {
  it('nobody is shown what the other side has asked', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all: Step[]) => {
        const { desk, people, clients, mayAsk } = await aTown();
        const sides = new Map<string, string>();
        for (const { who, whom, prompt } of all) {
          const answer = await desk.ask(clients[who], [people[whom] ?? ''], { prompt });
          expect(answer.status).toBe(mayAsk[who].includes(whom) ? 202 : 401);
          for (const one of answer.body.profile_ai_assessments ?? []) {
            sides.set(one.opportunity_profile_ai_assessment, sideOf[who]);
          }
        }
        for (const viewer of viewers) {
          const client = clients[viewer];
          const may = (id: string) => viewer === 'admin' || sides.get(id) === sideOf[viewer];
          const shown = await listed(desk, client);
          expect(shown.filter((id) => !may(id))).toEqual([]);
          const hasOwn = [...sides.values()].includes(sideOf[viewer]);
          expect(shown.length > 0).toBe(viewer === 'admin' ? sides.size > 0 : hasOwn);
          for (const [id] of sides) {
            const rated = await desk.rate(client, id, { rating: 0 });
            expect([viewer, rated.status]).toEqual([viewer, may(id) ? 200 : 404]);
          }
        }
      }),
      { numRuns: 6 },
    );
  });
});
