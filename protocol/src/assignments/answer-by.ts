import { limits } from '../limits.ts';
import { marketDay } from '../market-day.ts';

const dayMs = 86_400_000;
const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** What the day for answers depends on; all days are of the market. */
export interface AnswerTerms {
  deadline: {
    deadline_with_date?: string | null | undefined;
    deadline_is_asap?: true | undefined;
  } | null;
  /** as an editor has chosen it */
  answer_by: string | null;
  /** a moment; null before it is published */
  public_date: string | null;
}

/** The deadline, or the day of publishing where answers are wanted at once. */
function countedFrom({ deadline, public_date }: AnswerTerms): string | null {
  if (deadline?.deadline_with_date) return deadline.deadline_with_date;
  if (!deadline?.deadline_is_asap || public_date === null) return null;
  return marketDay(new Date(public_date));
}

/**
 * The day by which everybody gets an answer; null: it is counted from when each interest was sent,
 * or from a publishing that is still to come.
 */
export function answerByOf(terms: AnswerTerms): string | null {
  const from = countedFrom(terms);
  if (from === null) return terms.deadline?.deadline_is_asap ? terms.answer_by : null;
  return terms.answer_by ?? plusDays(from, limits.answerBy.usualDays);
}

/** The day by which an interest gets an answer that was sent on this day. */
export function answerDayFor(terms: AnswerTerms, sent: string): string {
  const day = answerByOf(terms);
  return day !== null && sent <= day ? day : plusDays(sent, limits.answerBy.usualDays);
}

/** Today, for what is not published yet. */
type WithToday = AnswerTerms & { today: string | null };
const bound = (terms: WithToday): string | null =>
  countedFrom(terms) ?? (terms.deadline?.deadline_is_asap ? terms.today : null);

/** null: nothing to count from yet, or counted from each interest */
export const earliestAnswerBy = bound;

export function latestAnswerBy(terms: WithToday): string | null {
  const from = bound(terms);
  return from && plusDays(from, limits.answerBy.mostDays);
}
