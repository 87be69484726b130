import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { allRoutes } from '../../domains.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import type { BoundCall, ChangeContext } from '../../platform/handler.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { requireCriteria } from '../opportunities.commands.ts';
import { anOpportunity } from '../opportunities.fixtures.ts';

let api: TestApi;
let buyer: TestClient;
let opportunity: string;
const found: unknown[] = [];

/** A call that needs criteria, at the address of another one. */
function replaceHandler(): BoundCall['handler'] {
  const bound = allRoutes.find(({ name }) => name === 'removeOpportunityContext');
  if (bound === undefined) throw new Error('there is no such call');
  const before = bound.handler;
  bound.handler = async (context: ChangeContext) => {
    found.push(await requireCriteria(context, opportunity));
  };
  return before;
}

beforeAll(async () => {
  const before = replaceHandler();
  api = await startTestApi();
  const bound = allRoutes.find(({ name }) => name === 'removeOpportunityContext');
  if (bound) bound.handler = before;
  const organization = await anOrganization(api.db);
  buyer = await api.signedIn(await anAccount(api.db, { role: 'consultant_buyer', organization }));
  opportunity = await anOpportunity(api.db, { organization });
});
afterAll(() => api.close());

const need = () =>
  buyer.call('DELETE /api/main/opportunity/{id}/context/{context_id}', {
    params: { id: opportunity, context_id: opportunity },
  });
const jobs = () =>
  api.db
    .selectFrom('ai_job')
    .select('inference_status')
    .where('subject', '=', opportunity)
    .where('type', '=', 'opportunity_criteria')
    .execute();

describe('a call that needs criteria', () => {
  it('starts the job that suggests some with a refusal that commits', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { status, error } = await need();
      expect([status, error.errorCode]).toEqual([409, 'missing_opportunity_criteria_job_started']);
    }
    expect(await jobs()).toEqual([{ inference_status: 'pending' }]);
    expect(found).toEqual([]);
  });

  it('has them once the job has run', async () => {
    await api.runJobs();
    expect((await need()).status).toBe(204);
    const [criteria] = found;
    expect(criteria).toContainEqual(
      expect.objectContaining({ id: expect.stringMatching(/^ac_[a-z0-9]{10}$/) }),
    );
  });
});
