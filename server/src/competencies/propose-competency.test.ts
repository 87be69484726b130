import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';

const propose = 'POST /api/main/competencies';

describe('a term that is missing', () => {
  let api: TestApi;
  let consultant: TestClient;
  let other: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    consultant = await api.signedIn(await anAccount(api.db));
    other = await api.signedIn(await anAccount(api.db));
  });
  afterAll(() => api.close());

  const listed = async (client: TestClient, name: string) => {
    const answer = await client.call('GET /api/main/competencies');
    return answer.body.competencies.filter((competency) => competency.name === name).length;
  };

  it('can be used at once by the consultant who proposed it, and is not shown to others', async () => {
    const body = { name: 'Fiskevelferd', type: 'skill' } as const;
    const answer = await consultant.call(propose, { body });
    expect([answer.status, answer.body.name]).toEqual([201, 'Fiskevelferd']);
    expect(await listed(consultant, 'Fiskevelferd')).toBe(1);
    expect(await listed(other, 'Fiskevelferd')).toBe(0);
  });

  it('becomes one term even if many propose it at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) =>
        (place % 2 === 0 ? consultant : other).call(propose, {
          body: { name: place % 3 === 0 ? 'Torvtak' : 'torvtak', type: 'skill' },
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.uuid)).size).toBe(1);
  });

  it('is not added if an active term has that name or synonym', async () => {
    const answer = await consultant.call(propose, { body: { name: 'k8s', type: 'skill' } });
    expect(answer.body.name).toBe('Kubernetes');
  });

  it('is refused when it is empty or too long', async () => {
    for (const name of ['  ', 'x'.repeat(81)]) {
      const answer = await consultant.call(propose, { body: { name, type: 'skill' } });
      expect(answer.error.errorCode).toBe('request_validation_error');
    }
  });

  it('is one of at most twenty that wait for a decision, also when proposed at the same time', async () => {
    const eager = await api.signedIn(await anAccount(api.db));
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        eager.call(propose, { body: { name: `Fjellgeitsprak ${at}`, type: 'skill' } }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ error }) => error.errorCode)).toEqual(
      Array.from({ length: 10 }, () => 'too_many_open_proposals'),
    );
    const { count } = await api.db
      .selectFrom('competency')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('proposed_by', '=', eager.account)
      .executeTakeFirstOrThrow();
    expect(count).toBe(20);
    const there = answers.find(({ status }) => status === 201)?.body.name ?? '';
    const again = await eager.call(propose, { body: { name: there, type: 'skill' } });
    expect(again.status, 'a term that is there is no new proposal').toBe(201);
  });
});
