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
});
