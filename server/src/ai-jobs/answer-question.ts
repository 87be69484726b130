import { builtInEngine } from '@torg/protocol/ai-jobs/ai-terms';
import { z } from 'zod';
import type { JobContext } from '../platform/jobs/job-definition.ts';
import { NoAnswer, type Tokens } from '../platform/ports/language-model.ts';
import type { AiKind, AiQuestion } from './ai-kind.ts';

export interface Answered {
  output: object;
  answered_by: string;
  tokens?: Tokens | undefined;
}

/** What a model may answer wrongly in other words the next time. */
const mostAtOnce = 3;

/** The engine that answers: the model where one is set up, and the kind may be asked of it. */
export const engineOf = ({ external }: JobContext, kind: AiKind): string =>
  kind.engine === 'rules' ? builtInEngine : external.languageModel.name;

function check(
  kind: Extract<AiKind, { engine: 'model' }>,
  content: unknown,
  { question, ruled }: { question: AiQuestion<object>; ruled: object },
): object {
  try {
    return kind.check(content, question, ruled);
  } catch (error) {
    // What zod says contains parts of the answer.
    if (error instanceof z.ZodError) throw new NoAnswer('not_an_answer', { detail: 'wrong shape' });
    throw error;
  }
}

const sum = (one: Tokens | undefined, other: Tokens | undefined): Tokens | undefined =>
  one && other
    ? { input: one.input + other.input, output: one.output + other.output }
    : (one ?? other);

/**
 * The answer of the rules, or that of the model, checked and completed. An answer of the wrong shape,
 * a cut off or a declined one is asked for again at once. Throws `NoAnswer`.
 */
export async function answerQuestion(
  context: JobContext,
  kind: AiKind,
  question: AiQuestion<object>,
): Promise<Answered> {
  const ruled: object = await kind.rule(context, question);
  const answered_by = engineOf(context, kind);
  if (kind.engine === 'rules' || answered_by === builtInEngine) {
    return { output: ruled, answered_by };
  }
  const { type, answerSchema } = kind;
  const request = {
    type,
    answerSchema,
    ...question,
    instructions: kind.instructions(question.locale),
  };
  let tokens: Tokens | undefined;
  for (let round = 1; ; round += 1) {
    try {
      const answer = await context.external.languageModel.ask(request);
      tokens = sum(tokens, answer.tokens);
      const output = check(kind, answer.content, { question, ruled });
      return { output, answered_by, tokens };
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      tokens = sum(tokens, error.tokens);
      if (error.again !== 'at_once' || round === mostAtOnce) throw withTokens(error, tokens);
    }
  }
}

/** The tokens of all rounds. */
const withTokens = (
  { reason, retryAfterSeconds }: NoAnswer,
  tokens: Tokens | undefined,
): NoAnswer => new NoAnswer(reason, { retryAfterSeconds, tokens });
