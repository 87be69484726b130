import type { AiJobType, NoAnswerReason } from '@torg/protocol/ai-jobs/ai-terms';
import type { Locale } from '@torg/protocol/terms';

/** The data that each kind of question gives the model; each kind of AI job has its own. */
export interface QuestionData extends Record<AiJobType, object> {
  search_query: { query: string };
  /** names are marks, as `⟦1⟧` */
  cv_translation: { text: string; into: Locale };
  /** people have numbers for names */
  profile_question: {
    instruction: string;
    query: string;
    passages: { id: string; person: string; text: string }[];
  };
}
export type QuestionType = keyof QuestionData;

export interface ModelQuestion<T extends QuestionType = QuestionType> {
  type: T;
  /** what to do; separate from the data, which is never an instruction */
  instructions: string;
  data: QuestionData[T];
  /** the language in which the model writes */
  locale: Locale;
  /** the shape of the answer, as a JSON schema */
  answerSchema: Readonly<Record<string, unknown>>;
}

/** How much a question and its answer came to, as the model counts. */
export interface Tokens {
  input: number;
  output: number;
}

export interface ModelAnswer {
  /** unchecked: the caller validates its shape */
  content: unknown;
  /** unset where the model does not count them */
  tokens?: Tokens | undefined;
}

export interface LanguageModel {
  /** stored with every answer: `built-in`, or the name of the model */
  name: string;
  /** Throws `NoAnswer`. */
  ask: (question: ModelQuestion) => Promise<ModelAnswer>;
}

interface NoAnswerFacts {
  /** what went wrong; nothing of the question or the answer */
  detail?: string;
  /** when the endpoint wants to be asked again */
  retryAfterSeconds?: number | undefined;
  /** a useless answer is counted, too */
  tokens?: Tokens | undefined;
}

/** When it makes sense to ask again. */
const againAfter: Record<NoAnswerReason, 'at_once' | 'later' | 'never'> = {
  timed_out: 'later',
  unreachable: 'later',
  busy: 'later',
  // Until somebody changes the settings.
  refused: 'never',
  not_an_answer: 'at_once',
  cut_off: 'at_once',
  declined: 'at_once',
};

/** No answer came, or none of the right shape. Contains nothing of the question or the answer. */
export class NoAnswer extends Error {
  readonly reason: NoAnswerReason;
  readonly retryAfterSeconds: number | undefined;
  readonly tokens: Tokens | undefined;

  constructor(
    reason: NoAnswerReason,
    { detail = '', retryAfterSeconds, tokens }: NoAnswerFacts = {},
  ) {
    super(`the language model gave no answer: ${reason}${detail && ` (${detail})`}`);
    this.name = 'NoAnswer';
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
    this.tokens = tokens;
  }

  get again(): 'at_once' | 'later' | 'never' {
    return againAfter[this.reason];
  }
}
