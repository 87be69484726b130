import type { QaFormData } from './qa-interviews.queries.ts';

/** The key of the answer to the question at an index; also the id of its field. */
export type AnswerKey = `answer-${number}`;
export type Answers = Record<AnswerKey, string>;

export const answerKey = (place: number): AnswerKey => `answer-${place}`;

export const answersIn = ({ questions }: QaFormData): Answers =>
  Object.fromEntries(questions.map(({ answer }, place) => [answerKey(place), answer]));

/** The form with these answers in place of its own. */
export const withAnswers = (form: QaFormData, answers: Partial<Answers>): QaFormData => ({
  ...form,
  questions: form.questions.map(({ question, answer }, place) => ({
    question,
    answer: answers[answerKey(place)]?.trim() ?? answer,
  })),
});

/** The server trims, so a space at either end is no change. */
export const sameAnswer = (_: unknown, one: string, other: string): boolean =>
  one.trim() === other.trim();

export const isAnswered = (answer: string | undefined): answer is string =>
  (answer ?? '').trim() !== '';

/** The indexes of the questions without an answer. */
export const unanswered = ({ questions }: QaFormData, answers: Answers): number[] =>
  questions.flatMap((_, place) => (isAnswered(answers[answerKey(place)]) ? [] : [place]));

const answerPath = /^form_data\.questions\.(\d+)\.answer$/;

/** The indexes that the server reports as unanswered when the form is submitted. */
export const unansweredBy = (issues: readonly { path: string }[]): number[] =>
  issues.flatMap(({ path }) => answerPath.exec(path)?.[1] ?? []).map(Number);
