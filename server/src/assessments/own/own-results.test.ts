import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInLanguageModel } from '../../adapters/language-model/language-model.built-in.ts';
import { aProfileItem } from '../../profiles/profiles.fixtures.ts';
import { aSelectionDesk, type SelectionDesk } from '../../testing/assessments/a-selection-desk.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';

let api: TestApi;
let desk: SelectionDesk;
beforeAll(async () => {
  api = await startTestApi();
  api.torg.parts.external.languageModel = builtInLanguageModel();
  desk = await aSelectionDesk(api);
});
afterAll(() => api.close());

const read = async (who: TestClient, profile: string) =>
  (await who.call('GET /api/main/profile/{profile}/assessments', { params: { profile } })).body
    .assessments;

/** Somebody whose projects nobody else has. */
async function add(name: string, years: number, what: string) {
  const one = await desk.add({ name, years });
  await aProfileItem(api.db, one.profile, 'project', {
    project_name: what,
    project_customer: 'Havbris AS',
    project_description: `Laget ${what} i Java på Kubernetes, fra grunnen av.`,
    project_role_description: '',
    ...{ from_year: 2026 - years, from_month: 1, to_year: 2026, to_month: 1 },
  });
  return { ...one, what, client: await api.signedIn(one.profile) };
}

/** Every text and id in it. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
};

type Candidate = { evaluationBoardCardUuid: string };
const candidatesIn = (output: unknown): Candidate[] =>
  (output as { candidates?: Candidate[] } | null)?.candidates ?? [];

describe('whoever was compared and ranked with others', () => {
  it('sees their own place, lines and projects once it is over, and nothing of the others', async () => {
    const people = [
      await add('Ida Solbakken', 9, 'Bølgeverket'),
      await add('Ola Dal', 6, 'Fjelltunnelen'),
      await add('Eva Li', 1, 'Sauetelleren'),
    ];
    const all = '/api/main/opportunity/{id}/board/column/{col}/cards/compare-all' as const;
    await desk.buyer.call(`POST ${all}`, { params: desk.inbox });
    await api.runJobs();
    for (const { client, profile } of people) {
      const before = await read(client, profile);
      expect(before.map(({ result }) => result)).toEqual([null, null, null]);
    }
    await api.db
      .updateTable('opportunity')
      .set({ archived: true })
      .where('opportunity', '=', desk.opportunity)
      .execute();
    const stored = (await api.db.selectFrom('ai_job').select('output').execute()).flatMap(
      ({ output }) => candidatesIn(output),
    );
    expect(stored).toHaveLength(6);
    const places = [];
    for (const { client, profile, card, what } of people) {
      const answer = await read(client, profile);
      const resultOf = (type: string) => answer.find((one) => one.type === type)?.result;
      const ranked = resultOf('profile_ranking_evaluation');
      places.push(ranked?.place);
      expect(ranked?.score).toBeGreaterThan(0);
      expect(resultOf('profile_comparison_evaluation')).toMatchObject({
        ...{ score: null, matchingConfidence: null, place: null },
        strengths: [{ title: 'Dette i profilen talte for deg', description: '' }],
      });
      const relevant = resultOf('profile_most_relevant_professional_engagements');
      expect(relevant?.strengths.map(({ title }) => title)).toContain(what);
      const approved = answer.map(({ criteria_approved: by }) => by);
      expect(approved).toEqual(
        Array.from(answer, () => ({ by: 'client', at: expect.any(String) })),
      );
      const told = JSON.stringify(answer);
      for (const other of people.filter((one) => one.profile !== profile)) {
        for (const theirs of [other.what, other.card, other.profile]) {
          expect(told).not.toContain(theirs);
        }
      }
      const isOwn = (one: Candidate) => one.evaluationBoardCardUuid === card;
      const own = stored.filter(isOwn) as never[];
      const ownStrings = new Set(stringsIn(own));
      const ofOthers = stringsIn(stored.filter((one) => !isOwn(one)));
      const toldOfOthers = new Set(ofOthers).intersection(new Set(stringsIn(answer)));
      expect([...toldOfOthers.difference(ownStrings)]).toEqual([]);
      // What is said of somebody beside others tells of the others, too.
      for (const { reasonForAboveNext, reasonForBelowPrevious, ...rest } of own as Beside[]) {
        const points = [...(rest.competitiveAdvantages ?? []), ...(rest.considerationPoints ?? [])];
        const beside = [reasonForAboveNext, reasonForBelowPrevious, ...points.map((p) => p.text)];
        expect(beside.filter((words) => words !== undefined && told.includes(words))).toEqual([]);
      }
      expect(told).not.toMatch(/spread|total|reasonFor/);
    }
    // The first two are about equal, so that either may be first.
    expect(new Set(places.slice(0, 2))).toEqual(new Set([1, 2]));
    expect(places[2]).toBe(3);
  });
});

interface Beside {
  reasonForAboveNext?: string;
  reasonForBelowPrevious?: string;
  competitiveAdvantages?: { text: string }[];
  considerationPoints?: { text: string }[];
}
