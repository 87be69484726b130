import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anAssignment } from '../../assignments/assignments.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { structuredKind } from '../structured/structured-kind.ts';

let api: TestApi;
let buyer: TestClient;
let organization: string;

beforeAll(async () => {
  api = await startTestApi();
  organization = await anOrganization(api.db);
  const role = 'consultant_buyer' as const;
  buyer = await api.signedIn(await anAccount(api.db, { role, organization }));
});
afterAll(() => api.close());

const contexts = '/api/main/opportunity/{id}/context' as const;
const add = (id: string, content: string) =>
  buyer.call(`POST ${contexts}`, { params: { id }, body: { content }, files: [] });

const answersOf = (subject: string) =>
  api.db
    .selectFrom('ai_job')
    .select(['inference_status', 'is_outdated'])
    .where('subject', '=', subject)
    .where('type', '=', 'structured_opportunity')
    .orderBy(sql`number`)
    .execute();

/** Does something once while the rules read a need. */
function whileRead(change: () => Promise<unknown>): void {
  const read = structuredKind.rule.bind(structuredKind);
  vi.spyOn(structuredKind, 'rule').mockImplementationOnce(async (context, question) => {
    const found = await read(context, question);
    await change();
    return found;
  });
}

describe('while a job reads a need', () => {
  it.each(['added', 'changed', 'removed', 'added, changed and removed'])(
    'a text is %s: its answer is stored and not applied, and one new job follows',
    async (what) => {
      const made = await buyer.call('POST /api/main/opportunity', {
        body: { opportunity_name: 'Et behov', content: ['Javautvikler, 80 %.', 'I Bergen.'] },
        files: [],
      });
      const id = made.body.opportunity;
      const [first, second] = made.body.context.map(({ context_id }) => context_id);
      whileRead(async () => {
        if (what.includes('added')) await add(id, 'Fra 1. mars 2027.');
        if (what.includes('changed')) {
          await buyer.call(`PUT ${contexts}/{context_id}`, {
            params: { id, context_id: first ?? '' },
            body: { content: 'Javautvikler, 50 %.' },
          });
        }
        if (what.includes('removed')) {
          const params = { id, context_id: second ?? '' };
          await buyer.call(`DELETE ${contexts}/{context_id}`, { params });
        }
      });
      await api.runJobs();
      expect(await answersOf(id)).toEqual([
        { inference_status: 'success', is_outdated: true },
        { inference_status: 'success', is_outdated: false },
      ]);
      const { body } = await buyer.call('GET /api/main/opportunity/{id}', { params: { id } });
      const percent = what.includes('changed') ? 50 : 80;
      expect(body.structured_opportunity).toMatchObject({
        is_outdated: false,
        output: { percent },
      });
      expect(body.revision).toBe(1);
    },
  );

  it('a text that becomes what it was before is read as that', async () => {
    const made = await buyer.call('POST /api/main/opportunity', {
      body: { opportunity_name: 'Et behov', content: 'Javautvikler, 80 %.' },
      files: [],
    });
    const id = made.body.opportunity;
    const params = { id, context_id: made.body.context[0]?.context_id ?? '' };
    for (const content of ['Javautvikler, 50 %.', 'Javautvikler, 80 %.']) {
      await api.runJobs();
      await buyer.call(`PUT ${contexts}/{context_id}`, { params, body: { content } });
    }
    await api.runJobs();
    const { body } = await buyer.call('GET /api/main/opportunity/{id}', { params: { id } });
    expect(body.structured_opportunity?.output).toMatchObject({ percent: 80 });
  });
});

describe('an assignment’s own need', () => {
  it('is one, however often it is asked for, and is in no list', async () => {
    const editors = [buyer.account ?? ''];
    const assignment_id = await anAssignment(api.db, { organization, editors, state: 'draft' });
    const path = 'POST /api/main/assignment/{assignment_id}/opportunity' as const;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => buyer.call(path, { params: { assignment_id } })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.opportunity)).size).toBe(1);
    const [{ body: need } = answers[0] ?? { body: undefined }] = answers;
    expect(need).toMatchObject({ assignment: assignment_id, context: [{}] });
    const list = await buyer.call('GET /api/main/opportunity', { query: { limit: 90 } });
    expect(list.body.opportunities.map(({ opportunity }) => opportunity)).not.toContain(
      need?.opportunity,
    );
    const draft = await buyer.call('GET /api/main/assignment/{assignment_id}', {
      params: { assignment_id },
    });
    expect(draft.body.opportunity).toBe(need?.opportunity);
  });

  it('follows the text of the assignment', async () => {
    const editors = [buyer.account ?? ''];
    const assignment_id = await anAssignment(api.db, { organization, editors, state: 'draft' });
    const made = await buyer.call('POST /api/main/assignment/{assignment_id}/opportunity', {
      params: { assignment_id },
    });
    await api.runJobs();
    const saved = await buyer.call('PATCH /api/main/assignment/{assignment_id}', {
      params: { assignment_id },
      body: { revision: 0, changes: { description: 'Vi trenger en Java-utvikler, 60 %.' } },
    });
    expect(saved.status).toBe(200);
    await api.runJobs();
    const { body } = await buyer.call('GET /api/main/opportunity/{id}', {
      params: { id: made.body.opportunity },
    });
    expect(body.structured_opportunity?.output).toMatchObject({ percent: 60 });
    expect(JSON.stringify(body.context)).toContain('60 %');
  });
});
