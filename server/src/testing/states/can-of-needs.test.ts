import type { OpportunityCan } from '@torg/protocol/opportunities/opportunity-shapes';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anAssignment } from '../../assignments/assignments.fixtures.ts';
import { anOpportunity } from '../../opportunities/opportunities.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../start-test-api.ts';
import { compareCan, isAccepted, outcomes } from './compare-can.ts';

const ofAnAssignment = 'own of an assignment';
const one = '/api/main/opportunity/{id}' as const;
type Action = keyof z.output<typeof OpportunityCan>;
interface Params {
  params: { id: string };
}

describe('the pages of needs offer exactly what the calls allow', () => {
  let api: TestApi;
  let client: string;
  let company: string;
  let callers: Record<string, TestClient>;
  beforeAll(async () => {
    api = await startTestApi();
    const { db } = api;
    client = await anOrganization(db, { kind: 'client' });
    company = await anOrganization(db, { kind: 'consultant_company' });
    const ofCompany = { organization: company, is_admin_in_company: true };
    const buyer = await anAccount(db, { role: 'consultant_buyer', organization: client });
    callers = {
      admin: await api.signedIn(await anAccount(db, { role: 'admin' })),
      buyer: await api.signedIn(buyer),
      company: await api.signedIn(await anAccount(db, { role: 'consultant', ...ofCompany })),
    };
  });
  afterAll(() => api.close());

  /** Needs of each kind, of a client and of a consultant company. */
  async function needs(): Promise<[name: string, id: string][]> {
    const { db } = api;
    const made: [string, string][] = [];
    for (const [whose, organization] of Object.entries({ client, company })) {
      for (const archived of [false, true]) {
        const id = await anOpportunity(db, { organization, archived });
        made.push([`${whose}, archived: ${archived}`, id]);
      }
    }
    const assignment = await anAssignment(db, { organization: client });
    made.push([ofAnAssignment, await anOpportunity(db, { own_of: assignment })]);
    return made;
  }

  const tries: Record<Action, (who: TestClient, of: Params) => Promise<{ status: number }>> = {
    edit: (who, of) =>
      who.call(`POST ${one}/context`, { ...of, body: { content: 'Mer om det' }, files: [] }),
    archive: (who, of) => who.call(`PATCH ${one}`, { ...of, body: { archived: true } }),
    restore: (who, of) => who.call(`PATCH ${one}`, { ...of, body: { archived: false } }),
    makeAssignment: (who, of) =>
      who.call(`POST ${one}/assignment`, { ...of, body: { company_uuid: client } }),
  };
  /** What is done already: the call answers what is there, and no page offers it. */
  const isDone = (action: Action, { archived, kind }: { archived: boolean; kind: string }) =>
    (action === 'archive' && archived) ||
    (action === 'restore' && !archived) ||
    (action === 'makeAssignment' && kind === ofAnAssignment);

  it.each(Object.keys(tries) as Action[])('%s', async (action) => {
    const compared = compareCan();
    for (const [caller, who] of Object.entries(callers)) {
      for (const [kind, id] of await needs()) {
        const { status, body } = await who.call(`GET ${one}`, { params: { id } });
        if (status !== 200 || isDone(action, { archived: body.archived, kind })) continue;
        const outcome = await tries[action](who, { params: { id } });
        compared.note(`${caller}: ${kind}`, body.can[action], isAccepted(outcome));
      }
    }
    expect(compared.offered).toEqual(compared.allowed);
    expect(Object.keys(compared.allowed).length).toBeGreaterThan(3);
    // What is archived or restored already is left out above, so that only one outcome is left.
    const isEither = action === 'edit' || action === 'makeAssignment';
    expect(outcomes(compared)).toHaveLength(isEither ? 2 : 1);
  });
});
