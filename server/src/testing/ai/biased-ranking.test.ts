import { RankingOutput } from '@torg/protocol/assessments/assessment-outputs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aLanguageModel,
  type RunningLanguageModel,
} from '../../adapters/language-model/a-language-model.ts';
import { builtInLanguageModel } from '../../adapters/language-model/language-model.built-in.ts';
import { openAiLanguageModel } from '../../adapters/language-model/language-model.openai.ts';
import type { Mood } from '../../adapters/language-model/moods.ts';
import { answerQuestion } from '../../ai-jobs/answering/answer-question.ts';
import { rankingKind } from '../../assessments/kinds/ranking-kind.ts';
import type { Database } from '../../platform/database/database.ts';
import type { JobContext } from '../../platform/jobs/job-definition.ts';
import type { LanguageModel } from '../../platform/ports/language-model.ts';
import { openTestDatabase } from '../test-database.ts';
import { aMaskedCv, type EntryWords } from './a-masked-cv.ts';

let database: Database;
let endpoint: RunningLanguageModel;
beforeAll(async () => {
  database = await openTestDatabase();
  endpoint = await aLanguageModel();
});
afterAll(async () => {
  await endpoint.stop();
  await database.close();
});

const java: EntryWords = ['Ny betalingsløsning', 'Bygde betalingstjenester i Java.', ['Java']];
const design: EntryWords = ['Nye skjemaer', 'Tegnet skjemaer for en kommune.', ['Figma']];
const cards = Array.from({ length: 5 }, (_, at) => `00000000-0000-4000-8000-00000000000${at}`);
const cv = aMaskedCv([java]);
/** Four with the same words, and one who has done something else. */
const candidates = cards.map((card, at) => ({ card, cv: at < 4 ? cv : aMaskedCv([design]) }));

async function rank(languageModel: LanguageModel, order: readonly number[], seed: number) {
  const criteria = [{ id: 'c1', criteria: 'Erfaring med Java', importance: 'ABSOLUTE' as const }];
  const context = { ...database, now: () => new Date(), external: { languageModel } };
  const { output } = await answerQuestion(context as unknown as JobContext, rankingKind, {
    data: {
      ...{ criteria, prompt: '', today: '2026-11-24', evaluations: null },
      candidates: order.map((at) => candidates[at] ?? candidates[0]),
    },
    ...{ locale: 'nb', seed },
  });
  return RankingOutput.parse(output).candidates;
}
const inMood = (mood: Mood, order: readonly number[], seed = 3) => {
  endpoint.willBe(mood);
  return rank(openAiLanguageModel(endpoint.settings), order, seed);
};
const placesOf = (ranked: Awaited<ReturnType<typeof rank>>) =>
  ranked.map(({ evaluationBoardCardUuid }) => evaluationBoardCardUuid);
const orders = [
  [0, 1, 2, 3, 4],
  [4, 3, 2, 1, 0],
  [2, 4, 0, 1, 3],
];

describe('a ranking by a model', () => {
  it('is the same whomever it has first, also when the model prefers the first', async () => {
    const seeds = [1, 2, 3, 4];
    for (const seed of seeds) {
      const ruled = placesOf(await rank(builtInLanguageModel(), orders[0] ?? [], seed));
      for (const order of orders) {
        const biased = await inMood({ is: 'preferring the first' }, order, seed);
        expect(placesOf(biased)).toEqual(ruled);
      }
    }
  });

  it('shows how unsure it is when the model answers at random', async () => {
    const ranked = await inMood({ is: 'answering at random', seed: 5 }, orders[0] ?? []);
    const equals = ranked.slice(0, 4);
    for (const { spread } of equals) expect(spread.worst).toBeGreaterThan(spread.best);
    expect(placesOf(ranked).at(-1)).toBe(cards[4]);
  });

  it('is the same when the model gives the answers under the ids of others', async () => {
    const [order = []] = orders;
    const honest = await inMood({ is: 'thinking' }, order);
    const swapped = await inMood({ is: 'swapping' }, order);
    expect(swapped.map(({ score }) => score)).toEqual(honest.map(({ score }) => score));
    expect(placesOf(swapped).at(-1)).toBe(cards[4]);
  });
});
