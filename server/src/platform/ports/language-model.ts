import type { Locale } from '@torg/protocol/terms';

/** What an AI job may know of a consultant: no name, photo, gender or company. */
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

/** The data that each kind of AI job gives the model. */
export interface QuestionData {
  qa_interview_ai_assessment: QaInterviewData;
  search_query: { query: string };
  /** names are marks, as `⟦1⟧` */
  cv_translation: { text: string; into: Locale };
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

export interface LanguageModel {
  /** stored with every answer: `built-in`, or the name of the model */
  name: string;
  /** Returns the answer unchecked: the caller validates its shape. Throws `NoAnswer`. */
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

/** No answer came, or none of the right shape. Contains nothing of the question or the answer. */
export class NoAnswer extends Error {
  readonly reason: NoAnswerReason;

  constructor(reason: NoAnswerReason, detail = '') {
    super(`the language model gave no answer: ${reason}${detail && ` (${detail})`}`);
    this.name = 'NoAnswer';
    this.reason = reason;
  }

  /** A refused key or model stays refused until somebody changes the settings. */
  get mayComeLater(): boolean {
    return this.reason !== 'refused';
  }
}
