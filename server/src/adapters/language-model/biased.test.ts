import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ModelQuestion } from '../../platform/ports/language-model.ts';
import { aLanguageModel, type RunningLanguageModel } from './a-language-model.ts';
import { openAiLanguageModel } from './language-model.openai.ts';
import type { Mood } from './moods.ts';

const Answer = z.strictObject({
  candidates: z.array(
    z.strictObject({
      candidate: z.string(),
      criteriaResults: z.array(
        z.strictObject({
          criteriaId: z.string(),
          fulfillmentScore: z.int(),
          reason: z.string(),
          evidence: z.array(z.strictObject({ item: z.string(), quote: z.string() })),
        }),
      ),
    }),
  ),
});
type Answer = z.output<typeof Answer>;

const [first, second, third] = ['candidate_1', 'candidate_2', 'candidate_3'];
const cvs = [
  [first, 'Java', 'Bygde betalinger i Java og Kafka.'],
  [second, 'Design', 'Tegnet skjemaer for kommuner.'],
  [third, 'Kafka', 'Flyttet fakturering til Kafka for Solvik.'],
] as const;
const question: ModelQuestion = {
  type: 'profile_ranking_evaluation',
  instructions: 'Score each candidate. Answer with JSON.',
  locale: 'nb',
  data: {
    criteria: [
      { id: 'c1', criteria: 'Erfaring med Kafka', importance: 'ABSOLUTE' },
      { id: 'c2', criteria: 'Erfaring med Java', importance: 'NICE_TO_HAVE' },
    ],
    candidates: cvs.map(([candidate, title, text], at) => ({
      candidate,
      cv: { title, entries: [{ item: `00000000-0000-4000-8000-00000000000${at}`, text }] },
    })),
  },
  answerSchema: z.toJSONSchema(Answer),
};

let endpoint: RunningLanguageModel;
beforeAll(async () => {
  endpoint = await aLanguageModel();
});
afterAll(() => endpoint.stop());
beforeEach(() => endpoint.willBe({ is: 'thinking' }));

async function ask(mood: Mood, about = question): Promise<Answer['candidates']> {
  endpoint.willBe(mood);
  const { content } = await openAiLanguageModel(endpoint.settings).ask(about);
  return Answer.parse(content).candidates;
}
const total = ({ criteriaResults }: Answer['candidates'][number]): number =>
  criteriaResults.reduce((sum, { fulfillmentScore }) => sum + fulfillmentScore, 0);
const totals = (answers: Answer['candidates']) =>
  Object.fromEntries(answers.map((one) => [one.candidate, total(one)]));

describe('the stand-in of a model', () => {
  it('answers about each candidate and criterion, and quotes the entry that it names', async () => {
    const answers = await ask({ is: 'thinking' });
    expect(answers.map(({ candidate }) => candidate)).toEqual([first, second, third]);
    for (const [at, { criteriaResults }] of answers.entries()) {
      expect(criteriaResults.map(({ criteriaId }) => criteriaId)).toEqual(['c1', 'c2']);
      for (const { evidence } of criteriaResults) {
        const item = `00000000-0000-4000-8000-00000000000${at}`;
        expect(evidence).toEqual([{ item, quote: cvs[at]?.[2] }]);
      }
    }
    const sums = totals(answers);
    expect(sums[first]).toBeGreaterThan(sums[second] ?? 0);
    expect(sums[third]).toBeGreaterThan(sums[second] ?? 0);
  });

  it('answers the same to the same data in another order', async () => {
    const { candidates } = question.data as { candidates: object[] };
    const turned = { ...question, data: { ...question.data, candidates: candidates.toReversed() } };
    const answers = await ask({ is: 'thinking' }, turned);
    expect(answers.toReversed()).toEqual(await ask({ is: 'thinking' }));
  });

  it('gives the answer about one under the id of another', async () => {
    const honest = await ask({ is: 'thinking' });
    const swapped = await ask({ is: 'swapping' });
    expect(swapped.map(({ candidate }) => candidate)).toEqual([second, third, first]);
    expect(swapped.map(({ criteriaResults }) => criteriaResults)).toEqual(
      honest.map(({ criteriaResults }) => criteriaResults),
    );
  });

  it('gives the answer to one criterion under the id of another where it is about one profile', async () => {
    const { candidates, ...data } = question.data as { candidates: object[] };
    const alone = { ...question, data: { ...data, candidates: candidates.slice(0, 1) } };
    const [honest] = await ask({ is: 'thinking' }, alone);
    const [swapped] = await ask({ is: 'swapping' }, alone);
    const ids = swapped?.criteriaResults.map(({ criteriaId }) => criteriaId);
    expect(ids).toEqual(['c2', 'c1']);
    expect(swapped?.criteriaResults[0]?.evidence).toEqual(honest?.criteriaResults[0]?.evidence);
  });

  it('prefers whoever stands first', async () => {
    expect(totals(await ask({ is: 'preferring the first' }))).toEqual({
      ...{ [first]: 200, [second]: 0, [third]: 0 },
    });
    const { candidates } = question.data as { candidates: object[] };
    const data = { ...question.data, candidates: candidates.toReversed() };
    const turned = await ask({ is: 'preferring the first' }, { ...question, data });
    expect(totals(turned)).toEqual({ [first]: 0, [second]: 0, [third]: 200 });
  });

  it('prefers whoever has a name in their data, and nobody where nobody has', async () => {
    const answers = await ask({ is: 'preferring a name', name: 'Solvik' });
    expect(answers[0]?.candidate).toBe(third);
    expect(totals(answers)).toEqual({ [first]: 0, [second]: 0, [third]: 200 });
    const honest = await ask({ is: 'thinking' });
    expect(await ask({ is: 'preferring a name', name: 'Granskog' })).toEqual(honest);
  });

  it('answers at random, otherwise at each question, and the same by the same seed', async () => {
    const mood = { is: 'answering at random', seed: 7 } as const;
    const one = [await ask(mood)];
    const { content } = await openAiLanguageModel(endpoint.settings).ask(question);
    one.push(Answer.parse(content).candidates);
    expect(one[0]).not.toEqual(one[1]);
    expect(await ask(mood)).toEqual(one[0]);
    expect(await ask({ ...mood, seed: 8 })).not.toEqual(one[0]);
    for (const answers of one) {
      const ids = answers.map(({ candidate }) => candidate);
      expect(ids.toSorted()).toEqual([first, second, third]);
      for (const { criteriaResults } of answers) {
        for (const { fulfillmentScore } of criteriaResults) {
          expect(fulfillmentScore).toBeGreaterThanOrEqual(0);
          expect(fulfillmentScore).toBeLessThanOrEqual(100);
        }
      }
    }
  });
});
