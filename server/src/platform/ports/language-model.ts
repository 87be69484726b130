import type { Locale } from '@torg/protocol/terms';

/** A consultant as far as an AI job may know them: no name, photo, gender or company. */
export interface KnownConsultant {
  description: string;
  roles: readonly string[];
  skills: readonly string[];
  projects: readonly { name: string; description: string; role: string; skills: string[] }[];
  work: readonly string[];
}

export interface QaInterviewData {
  questions: readonly { question: string; answer: string }[];
  consultant: KnownConsultant;
}

/** What each kind of AI job gives the model to judge. */
export interface QuestionData {
  qa_interview_ai_assessment: QaInterviewData;
  search_query: { query: string };
}
export type QuestionType = keyof QuestionData;

export interface ModelQuestion<T extends QuestionType = QuestionType> {
  type: T;
  /** What to do. It stands apart from the data, which is never an instruction. */
  instructions: string;
  data: QuestionData[T];
  /** the language of what the model writes by itself */
  locale: Locale;
  /** the shape of the answer, as a JSON schema */
  answerSchema: Readonly<Record<string, unknown>>;
}

export interface LanguageModel {
  /** kept with every answer: `built-in`, or the name of the model */
  name: string;
  /** The answer as it came: whoever asked looks whether it has the right shape. Throws `NoAnswer`. */
  ask: (question: ModelQuestion) => Promise<unknown>;
}

export const noAnswerReasons = [
  'timed_out',
  'unreachable',
  'busy',
  'refused',
  'not_an_answer',
] as const;
export type NoAnswerReason = (typeof noAnswerReasons)[number];

/** No answer, or none of the right shape. Holds nothing of what was asked or said. */
export class NoAnswer extends Error {
  readonly reason: NoAnswerReason;

  constructor(reason: NoAnswerReason, detail = '') {
    super(`the language model gave no answer: ${reason}${detail && ` (${detail})`}`);
    this.name = 'NoAnswer';
    this.reason = reason;
  }

  /** A key or a model that is not accepted stays so until somebody has changed the settings. */
  get mayComeLater(): boolean {
    return this.reason !== 'refused';
  }
}
