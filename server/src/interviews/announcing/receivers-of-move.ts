import type { interviewLife } from '@torg/protocol/interviews/interview-life';
import type { MoveOf } from '@torg/protocol/lifecycle';
import type { InterviewRow } from '../interviews.repository.ts';
import type { InterviewNews } from '../mails/news.ts';

export interface News {
  account: string;
  what: InterviewNews;
  calendar: 'REQUEST' | 'CANCEL' | null;
}

/** The consultant, and the company admin who has sent their interest. */
const consultants = ({ account, sent_by }: InterviewRow): string[] =>
  sent_by === null ? [account] : [account, sent_by];
const peopleOf = ({ people }: InterviewRow): string[] => people.map(({ account }) => account);

interface Changed {
  before: InterviewRow;
  after: InterviewRow;
  isAutomatic: boolean;
}

/** Everybody concerned; who takes part gets the calendar file. */
function toAll(what: InterviewNews, row: InterviewRow, calendar: News['calendar']): News[] {
  const taking = new Set([row.account, ...peopleOf(row)]);
  return [...new Set([...consultants(row), ...taking])].map((account) => ({
    ...{ account, what },
    calendar: taking.has(account) ? calendar : null,
  }));
}

const to = (accounts: readonly string[], what: InterviewNews): News[] =>
  accounts.map((account) => ({ account, what, calendar: null }));

/** Whoever has invited; the colleagues, too, where that account is gone. */
const inviters = (row: InterviewRow): string[] => {
  const people = peopleOf(row);
  return people.filter((account) => row.invited_by === null || account === row.invited_by);
};

/** The time that was agreed on is off: it leaves the calendars. */
const takenOff = (what: InterviewNews, { before, after }: Changed): News[] =>
  before.state === 'booked' ? toAll(what, after, 'CANCEL') : to(inviters(after), what);

const newsBy: Record<MoveOf<typeof interviewLife>, (changed: Changed) => News[]> = {
  take: ({ after }) => toAll('booked', after, 'REQUEST'),
  move: ({ before, after }) => {
    const still = new Set(peopleOf(after));
    const removed = peopleOf(before).filter((account) => !still.has(account));
    return [
      ...toAll('moved', after, 'REQUEST'),
      ...removed.map((account) => ({ account, what: 'removed', calendar: 'CANCEL' }) as const),
    ];
  },
  want_others: (changed) => takenOff('others_wanted', changed),
  decline: (changed) => takenOff('declined', changed),
  offer_others: ({ after }) => to(consultants(after), 'offered'),
  cancel: ({ before, after, isAutomatic }) => {
    if (before.state === 'booked') return toAll('cancelled', after, 'CANCEL');
    // Whoever withdraws their interest, or was turned down, knows that they need not choose.
    return isAutomatic ? [] : to(consultants(after), 'cancelled');
  },
};

export const newsOfOffer = (row: InterviewRow): News[] => to(consultants(row), 'offered');

export const newsOfMove = (move: MoveOf<typeof interviewLife>, changed: Changed): News[] =>
  newsBy[move](changed);
