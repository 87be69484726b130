import { builtInEngine } from '@torg/protocol/ai-jobs/ai-terms';
import { z } from 'zod';
import type { JobContext } from '../../platform/jobs/job-definition.ts';
import { NoAnswer, type Tokens } from '../../platform/ports/language-model.ts';
import { type AiKind, type AiQuestion, sentOf } from '../ai-kind.ts';
import type { SavedRuns } from './saved-runs.ts';

export interface Answered {
  output: object;
  answered_by: string;
  /** those that are not counted yet */
  tokens?: Tokens | undefined;
}

type ModelKind = Extract<AiKind, { engine: 'model' }>;
type Asked = { question: AiQuestion<object>; ruled: object };
type OneAnswer = { output: object; tokens: Tokens | undefined };

/** What a model may answer wrongly in other words the next time. */
const mostAtOnce = 3;
/** No reader has use for more, whoever answers. */
const mostBytes = 1_048_576;

/** The engine that answers: the model where one is set up, and the kind may be asked of it. */
export const engineOf = ({ external }: Pick<JobContext, 'external'>, kind: AiKind): string =>
  kind.engine === 'rules' ? builtInEngine : external.languageModel.name;

function ofFittingSize(output: object): object {
  if (Buffer.byteLength(JSON.stringify(output)) <= mostBytes) return output;
  throw new NoAnswer('not_an_answer', { detail: 'too large' });
}

function check(kind: ModelKind, content: unknown, { question, ruled }: Asked): object {
  try {
    return ofFittingSize(kind.check(content, question, ruled));
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

/** The same reason, with the tokens of all rounds. */
const withTokens = (
  { reason, retryAfterSeconds }: NoAnswer,
  tokens: Tokens | undefined,
): NoAnswer => new NoAnswer(reason, { retryAfterSeconds, tokens });

/** One answer, checked; a wrong, cut off or declined one is asked for again at once. */
async function askOnce(context: JobContext, kind: ModelKind, asked: Asked): Promise<OneAnswer> {
  const { locale } = asked.question;
  const data = sentOf(kind, asked.question);
  const { type, answerSchema } = kind;
  const request = { type, answerSchema, data, locale, instructions: kind.instructions(locale) };
  let tokens: Tokens | undefined;
  for (let round = 1; ; round += 1) {
    try {
      const answer = await context.external.languageModel.ask(request);
      tokens = sum(tokens, answer.tokens);
      return { output: check(kind, answer.content, asked), tokens };
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      tokens = sum(tokens, error.tokens);
      if (error.again !== 'at_once' || round === mostAtOnce) throw withTokens(error, tokens);
    }
  }
}

/** One answer of many runs; what an earlier try has been answered is not asked again. */
async function askInRuns(
  context: JobContext,
  kind: Extract<ModelKind, { runs: object }>,
  { question, ruled }: Asked,
  saved: SavedRuns | undefined,
): Promise<OneAnswer> {
  const outputs: object[] = [];
  let tokens: Tokens | undefined;
  for (const [run, one] of kind.runs(question).entries()) {
    const before = saved?.find(run, one);
    if (before !== undefined) {
      outputs.push(before);
      continue;
    }
    const answer = await askOnce(context, kind, { question: one, ruled });
    outputs.push(answer.output);
    if (saved === undefined) tokens = sum(tokens, answer.tokens);
    else await saved.save(run, one, answer);
  }
  return { output: ofFittingSize(kind.combine(outputs, question, ruled)), tokens };
}

/** The answer of the rules, or that of the model, checked and completed. Throws `NoAnswer`. */
export async function answerQuestion(
  context: JobContext,
  kind: AiKind,
  question: AiQuestion<object>,
  saved?: SavedRuns,
): Promise<Answered> {
  const ruled = ofFittingSize(await kind.rule(context, question));
  const answered_by = engineOf(context, kind);
  if (kind.engine === 'rules' || answered_by === builtInEngine) {
    return { output: ruled, answered_by };
  }
  const asked = { question, ruled };
  const answer =
    kind.runs === undefined
      ? await askOnce(context, kind, asked)
      : await askInRuns(context, kind, asked, saved);
  return { ...answer, answered_by };
}
