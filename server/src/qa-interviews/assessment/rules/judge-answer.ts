import { concretenessOf } from './concreteness.ts';
import { shareWithin, topicsOf, wordsOf } from './words-of.ts';
import { workTopics } from './work-topics.ts';

const weaknesses = [
  'empty',
  'short',
  'repeats_question',
  'repeats_itself',
  'same_as_other',
  'off_topic',
  'vague',
] as const;
export type Weakness = (typeof weaknesses)[number];

export interface Judged {
  /** counted from 1 */
  number: number;
  question: string;
  words: number;
  /** the most important one; null: a good answer */
  weakness: Weakness | null;
}

/** An answer below any of these is weak. Shares are from 0 to 1. */
const least = {
  words: 25,
  newTopics: 0.3,
  differentWords: 0.35,
  ofProfile: 0.1,
  ofWork: 2,
  signs: 2,
};

const fold = (text: string): string => wordsOf(text).join(' ').toLowerCase();

interface QuestionAndAnswer {
  question: string;
  answer: string;
  /** the other answers, folded */
  others: readonly string[];
  /** the topics of the consultant's profile */
  profile: ReadonlySet<string>;
}

function repeatsItself(answer: string): boolean {
  const words = wordsOf(answer).map((word) => word.toLowerCase());
  return new Set(words).size / words.length < least.differentWords;
}

/** Whether the answer is about the question, about the profile, or at least about work. */
function isOnTopic(
  answer: ReadonlySet<string>,
  about: { question: ReadonlySet<string>; profile: ReadonlySet<string> },
): boolean {
  if (!answer.isDisjointFrom(about.question)) return true;
  if (shareWithin(answer, about.profile) >= least.ofProfile) return true;
  return answer.intersection(workTopics).size >= least.ofWork;
}

/** The most important weakness of an answer. */
function weaknessOf({ question, answer, others, profile }: QuestionAndAnswer): Weakness | null {
  const questionTopics = topicsOf(question);
  const answerTopics = topicsOf(answer);
  if (answerTopics.size === 0) return 'empty';
  const isNew = 1 - shareWithin(answerTopics, questionTopics) >= least.newTopics;
  if (!isNew) return 'repeats_question';
  if (wordsOf(answer).length < least.words) return 'short';
  if (repeatsItself(answer)) return 'repeats_itself';
  if (others.includes(fold(answer))) return 'same_as_other';
  if (!isOnTopic(answerTopics, { question: questionTopics, profile })) return 'off_topic';
  return concretenessOf(answer) < least.signs ? 'vague' : null;
}

/** Whether each answer addresses its question, and how concretely. */
export function judgeAnswers(
  questions: readonly { question: string; answer: string }[],
  profile: ReadonlySet<string>,
): Judged[] {
  const folded = questions.map(({ answer }) => fold(answer));
  return questions.map(({ question, answer }, place) => ({
    number: place + 1,
    question,
    words: wordsOf(answer).length,
    weakness: weaknessOf({ question, answer, others: folded.toSpliced(place, 1), profile }),
  }));
}
