import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../start-test-api.ts';
import { compareCan, isAccepted, outcomes } from './compare-can.ts';

const terms = '/api/main/admin/competencies' as const;
const synonyms = '/api/main/admin/competency-synonyms' as const;

describe('rows of the vocabulary say what the calls answer', () => {
  let api: TestApi;
  let admin: TestClient;
  let count = 0;
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  });
  afterAll(() => api.close());

  async function aSkill(): Promise<string> {
    const name = `Sauegjeting ${(count += 1)}`;
    const names = { nb: name, sv: name, en: name };
    const body = { type: 'skill', discipline: 'technology', names } as const;
    return (await admin.call(`POST ${terms}`, { body })).body.competency;
  }
  const merged = async (competency: string, into: string) =>
    (await admin.call(`POST ${terms}/{competency}/merge/{into}`, { params: { competency, into } }))
      .body.merge;
  const read = async (competency: string) =>
    (await admin.call(`GET ${terms}/{competency}`, { params: { competency } })).body;
  const undo = (merge: string) =>
    admin.call('POST /api/main/admin/competency-merges/{merge}/undo', { params: { merge } });

  it('merges: one whose target was merged since waits until that is undone', async () => {
    const compared = compareCan();
    const [a, b, c] = [await aSkill(), await aSkill(), await aSkill()];
    const [first, second] = [await merged(a, b), await merged(b, c)];
    const canUndo = async (merge: string, of: string) =>
      (await read(of)).merges.find((one) => one.merge === merge)?.can.undo;
    const attempt = async (name: string, merge: string, of: string) =>
      compared.note(name, await canUndo(merge, of), isAccepted(await undo(merge)));
    await attempt('the first, too early', first, a);
    await attempt('the second', second, b);
    await attempt('the first', first, a);
    expect(compared.offered).toEqual(compared.allowed);
    expect(outcomes(compared)).toHaveLength(2);
  });

  it('rejections', async () => {
    const competency = await aSkill();
    await api.db
      .updateTable('competency')
      .set({ status: 'proposed' })
      .where('competency', '=', competency)
      .execute();
    const params = { competency };
    const { body } = await admin.call(`POST ${terms}/{competency}/reject`, { params });
    expect((await read(competency)).merges[0]?.can).toEqual({ undo: true });
    expect((await undo(body.merge)).status).toBe(200);
  });

  it('words for a term, as long as it is in use', async () => {
    const compared = compareCan();
    for (const status of ['active', 'proposed'] as const) {
      for (const name of ['change', 'remove'] as const) {
        const competency = await aSkill();
        const input = { text: `gjeting ${(count += 1)}`, locale: null, relation: 'same' } as const;
        const params = { competency };
        await admin.call(`POST ${terms}/{competency}/synonyms`, { params, body: input });
        await api.db
          .updateTable('competency')
          .set({ status })
          .where('competency', '=', competency)
          .execute();
        const [row] = (await read(competency)).synonyms;
        const one = { params: { synonym: row?.synonym ?? '' } };
        const answer = await (name === 'remove'
          ? admin.call(`DELETE ${synonyms}/{synonym}`, one)
          : admin.call(`PUT ${synonyms}/{synonym}`, { ...one, body: input }));
        compared.note(`${name} of one that is ${status}`, row?.can[name], isAccepted(answer));
      }
    }
    expect(compared.offered).toEqual(compared.allowed);
    expect(outcomes(compared)).toHaveLength(2);
    const { body } = await admin.call(`GET ${synonyms}`, { query: { text: 'gjeting' } });
    expect(body.synonyms).toMatchObject([{ can: { change: true, remove: true } }]);
  });
});
