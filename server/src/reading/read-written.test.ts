import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';

const read = 'POST /api/main/reading';
const change = 'PATCH /api/main/admin/competencies/{competency}';
const add = 'POST /api/main/admin/competencies';

describe('what somebody has written', () => {
  let api: TestApi;
  let buyer: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    buyer = await api.signedIn(await anAccount(api.db, { role: 'consultant_buyer' }));
  });
  afterAll(() => api.close());

  const spansOf = async (text: string) => (await buyer.call(read, { body: { text } })).body.spans;

  it('is read as roles, places, dates and prices, each with its own words', async () => {
    const text = '  Må ha Java. Vi søker en javautvikler i Bærum, 80 %, ikke junior.';
    const spans = await spansOf(text);
    expect(spans.map(({ kind, text: words }) => [kind, words])).toEqual([
      ['skill', 'Java'],
      ['role', 'javautvikler'],
      ['place', 'Bærum'],
      ['extent', '80 %'],
      ['seniority', 'junior'],
    ]);
    for (const span of spans) expect(text.slice(span.start, span.end)).toBe(span.text);
    expect(spans[0]).toMatchObject({ importance: { kind: 'must', words: { text: 'Må ha' } } });
    expect(spans[4]).toMatchObject({ negation: { text: 'ikke' } });
  });

  it('finds the region of a place, and the competency of a skill', async () => {
    const [role, place] = await spansOf('Javautvecklare i Kista');
    const { body } = await buyer.call('GET /api/main/region');
    const stockholm = body.regions.find(({ name }) => name.startsWith('Stockholm'));
    expect(stockholm).toBeDefined();
    expect(place).toMatchObject({ kind: 'place', country: 'SE', regions: [stockholm?.uuid] });
    expect(role).toMatchObject({ kind: 'role', name: 'Java-utvikler' });
  });

  it('is read with the vocabulary of now, also after it has changed', async () => {
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    const names = (name: string) => ({ nb: name, sv: name, en: name });
    expect(await spansOf('Kan noen Brøytekunst?')).toEqual([]);
    const body = { type: 'skill', discipline: 'technology', names: names('Brøytekunst') } as const;
    const { competency, revision } = (await admin.call(add, { body })).body;
    expect(await spansOf('Kan noen Brøytekunst?')).toMatchObject([{ kind: 'skill', competency }]);
    await admin.call(change, {
      params: { competency },
      body: { revision, names: names('Snøkunst') },
    });
    expect(await spansOf('Kan noen brøytekunst eller snøkunst?')).toMatchObject([
      { competency, text: 'snøkunst' },
    ]);
  });

  it('is refused when it is too long', async () => {
    const text = 'a'.repeat(50_001);
    expect((await buyer.call(read, { body: { text } })).status).toBe(400);
  });
});
