import { builtInEngine, type NoAnswerReason } from '@torg/protocol/ai-jobs/ai-terms';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aLanguageModel,
  type RunningLanguageModel,
} from '../../adapters/language-model/a-language-model.ts';
import type { Think } from '../../adapters/language-model/think.ts';
import { builtInLanguageModel } from '../../adapters/language-model/language-model.built-in.ts';
import { fakeLanguageModel } from '../../adapters/language-model/language-model.fake.ts';
import { openAiLanguageModel } from '../../adapters/language-model/language-model.openai.ts';
import type { Mood } from '../../adapters/language-model/moods.ts';
import type { AiKind, AiQuestion } from '../../ai-jobs/ai-jobs.commands.ts';
import { answerQuestion } from '../../ai-jobs/answering/answer-question.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { JobContext } from '../../platform/jobs/job-definition.ts';
import { makeLog } from '../../platform/log.ts';
import { NoAnswer, type LanguageModel } from '../../platform/ports/language-model.ts';
import { readSettings } from '../../platform/settings.ts';
import { openTestDatabase } from '../test-database.ts';

export interface KindUnderCheck {
  kind: AiKind;
  /** Makes what is asked about, with the words of somebody; `ordering` has orders to a machine. */
  prepare: (db: Db) => Promise<Record<'question' | 'ordering', AiQuestion<object>>>;
  /** how a model finds its answer */
  think: Think;
  /** words of the question, which must be in no log */
  secret: RegExp;
  /** what every answer must fulfil, whichever engine gives it */
  verify: (output: object, question: AiQuestion<object>) => void;
}

type End = 'answer' | NoAnswerReason;
/** Each mood of the endpoint, how a question ends by it, and how often it is asked. */
const moods: readonly [Mood, End, rounds: number][] = [
  [{ is: 'thinking' }, 'answer', 1],
  [{ is: 'fencing' }, 'answer', 1],
  [{ is: 'silent' }, 'timed_out', 1],
  [{ is: 'dripping' }, 'timed_out', 1],
  [{ is: 'hanging up' }, 'unreachable', 1],
  [{ is: 'failing', status: 500 }, 'unreachable', 1],
  [{ is: 'failing', status: 429, retryAfter: '7' }, 'busy', 1],
  [{ is: 'failing', status: 401 }, 'refused', 1],
  [{ is: 'failing', status: 403 }, 'refused', 1],
  [{ is: 'failing', status: 404 }, 'refused', 1],
  [{ is: 'redirecting', to: 'http://127.0.0.1:1/' }, 'refused', 1],
  [{ is: 'cutting off' }, 'cut_off', 3],
  [{ is: 'declining' }, 'declined', 3],
  [{ is: 'flooding' }, 'not_an_answer', 3],
  [{ is: 'adding keys' }, 'not_an_answer', 3],
  [{ is: 'saying', content: 'I would say yes.' }, 'not_an_answer', 3],
  [{ is: 'saying', content: '[]' }, 'not_an_answer', 3],
  [{ is: 'saying', content: '{}' }, 'not_an_answer', 3],
];

/** What a model may have for or against somebody; what it then says must still be true. */
const biases: readonly Mood[] = [
  { is: 'swapping' },
  { is: 'preferring the first' },
  { is: 'preferring a name', name: 'Kari' },
  { is: 'answering at random', seed: 7 },
];

/** The checks that the rules, the fake and the stand-in of a model's API pass for a kind. */
export function checkAiKind({ kind, prepare, think, secret, verify }: KindUnderCheck) {
  let database: Database;
  let endpoint: RunningLanguageModel;
  let question: AiQuestion<object>;
  let ordering: AiQuestion<object>;
  let lines: string[] = [];
  beforeAll(async () => {
    endpoint = await aLanguageModel(think);
    database = await openTestDatabase();
    ({ question, ordering } = await prepare(database.db));
  });
  afterAll(async () => {
    await endpoint.stop();
    await database.close();
  });
  beforeEach(() => {
    lines = [];
    endpoint.received.length = 0;
    endpoint.willBe({ is: 'thinking' });
  });
  const log = makeLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
  const contextOf = (languageModel: LanguageModel) =>
    ({
      ...{ log, now: () => new Date(), db: database.db, searches: database.searches },
      external: {
        languageModel,
        embeddings: null,
        settings: readSettings({ ENVIRONMENT: 'test' }),
      },
    }) as unknown as JobContext;
  /** Only a mood that keeps silent is waited out. */
  const api = (isSilent = false) =>
    openAiLanguageModel(endpoint.settings, { timeoutMs: isSilent ? 400 : 10_000 });
  const engines: [string, () => LanguageModel][] = [
    ['built-in rules', builtInLanguageModel],
    ['fake', () => fakeLanguageModel(think)],
    ['API', () => api()],
  ];
  const ask = (model: LanguageModel, about = question) =>
    answerQuestion(contextOf(model), kind, about);
  /** how often a model is asked for one answer */
  const runs = () => ('runs' in kind && kind.runs?.(question).length) || 1;
  /** How a question ends, logged as the job logs it. */
  async function endOf(model: LanguageModel, about: AiQuestion<object>): Promise<End> {
    try {
      const { output } = await ask(model, about);
      verify(output, about);
      return 'answer';
    } catch (error) {
      log.warn({ err: error }, 'a question got no answer');
      if (!(error instanceof NoAnswer)) throw error;
      return error.reason;
    }
  }

  describe(`a question of type ${kind.type}`, () => {
    it.each(engines)('is answered in the right shape by the %s', async (_engine, model) => {
      const made = model();
      for (const one of [question, ordering]) {
        const { output, answered_by } = await ask(made, one);
        expect(answered_by).toBe(kind.engine === 'rules' ? builtInEngine : made.name);
        verify(output, one);
      }
    });

    it('is answered the same every time by the rules', async () => {
      const answers = [await ask(builtInLanguageModel()), await ask(builtInLanguageModel())];
      expect(answers[0]).toEqual(answers[1]);
    });

    it.skipIf(kind.engine === 'rules').each(moods)(
      'ends in a code, and without a word in a log, when the API is %o',
      async (mood, how, rounds) => {
        endpoint.willBe(mood);
        expect(await endOf(api(how === 'timed_out'), question)).toBe(how);
        expect(endpoint.received).toHaveLength(how === 'answer' ? rounds * runs() : rounds);
        expect(lines.join('\n')).not.toMatch(secret);
      },
    );

    it.skipIf(kind.engine === 'rules').each(biases)(
      'has a verified answer or none, and without a word in a log, when the API is %o',
      async (mood) => {
        endpoint.willBe(mood);
        for (const one of [question, ordering]) {
          expect(['answer', 'not_an_answer']).toContain(await endOf(api(), one));
        }
        expect(lines.join('\n')).not.toMatch(secret);
      },
    );

    it.skipIf(kind.engine === 'rules')('verify when the API obeys what is in a text', async () => {
      endpoint.willBe({ is: 'obeying' });
      expect(['answer', 'not_an_answer']).toContain(await endOf(api(), ordering));
      expect(lines.join('\n')).not.toMatch(secret);
    });

    it.skipIf(kind.engine === 'model')('is asked of no model', async () => {
      await ask(api());
      expect(endpoint.received).toEqual([]);
    });
  });
}
