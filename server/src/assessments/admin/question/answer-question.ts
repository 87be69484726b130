import { builtInEngine } from '@torg/protocol/ai-jobs/ai-terms';
import type { Locale } from '@torg/protocol/terms';
import type { Logger } from '../../../platform/log.ts';
import { type LanguageModel, NoAnswer } from '../../../platform/ports/language-model.ts';
import { answerByRules, type AnswerSentence } from './answer-by-rules.ts';
import { checkedAnswer, modelQuestion, pseudonymsOf } from './model-answer.ts';
import type { FoundPassage } from './passages.ts';

/** Somebody is waiting at a page; after that the built-in answer is shown. */
const longestMs = 30_000;

interface Asking {
  model: LanguageModel;
  log: Logger;
  instruction: string;
  query: string;
  passages: readonly FoundPassage[];
  /** by profile */
  names: ReadonlyMap<string, string>;
  locale: Locale;
}

interface Answered {
  sentences: AnswerSentence[];
  answered_by: string;
}

async function askModel(asking: Asking): Promise<Answered | undefined> {
  const { model, log, passages } = asking;
  try {
    const { content } = await model.ask(modelQuestion(asking));
    const sentences = checkedAnswer(content, passages);
    return sentences.length > 0 ? { sentences, answered_by: model.name } : undefined;
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    log.warn({ err: error }, 'a question to the profiles got no answer of the model');
    return undefined;
  }
}

/** The names that a machine did not see. */
function withNames({ text, passages }: AnswerSentence, asking: Asking): AnswerSentence {
  const byPseudonym = new Map(
    [...pseudonymsOf(asking.passages)].map(([profile, name]) => [name, asking.names.get(profile)]),
  );
  const named = text.replaceAll(/\bP\d{1,2}\b/g, (mark) => byPseudonym.get(mark) ?? mark);
  return { text: named, passages };
}

/** The model's answer where it comes in time and has sources, else what the profiles say themselves. */
export async function answerQuestion(
  asking: Asking,
  { mostMs = longestMs }: { mostMs?: number } = {},
): Promise<Answered> {
  const { model, passages, names, locale } = asking;
  const ruled = { sentences: answerByRules(passages, names, locale), answered_by: builtInEngine };
  if (model.name === builtInEngine) return ruled;
  const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, mostMs, undefined);
  const asked = await Promise.race([askModel(asking), tooLate]).finally(() => clearTimeout(timer));
  if (asked === undefined) return ruled;
  return { ...asked, sentences: asked.sentences.map((one) => withNames(one, asking)) };
}
