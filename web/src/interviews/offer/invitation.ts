import { limits } from '@torg/protocol/limits';
import type { Interview, InterviewDraft, OtherTimes } from '../interviews.queries.ts';
import { rowOf, type TimeRow } from './time-rows.ts';

/** An invitation as it stands in the fields. */
export interface Invitation {
  title: string;
  rows: TimeRow[];
  place: string;
  link: string;
  note: string;
  people: string[];
}

/** A new one, or one that goes on from what was said before. */
export function startOf(
  draft: InterviewDraft,
  interview: Interview | undefined,
  isMoved: boolean,
): Invitation {
  const empty: TimeRow = { key: 1, day: null, clock: '', minutes: 45 };
  if (interview === undefined) {
    const { title } = draft;
    const short = title.slice(0, limits.interview.title);
    return { title: short, rows: [empty], place: '', link: '', note: '', people: [] };
  }
  const { title, place, link, note, people, booked, zone } = interview;
  const offered = new Set(draft.colleagues.map(({ account }) => account));
  return {
    ...{ title, place, note },
    rows: [isMoved && booked ? rowOf(booked, zone, 1) : empty],
    link: link ?? '',
    people: people.map(({ account }) => account).filter((account) => offered.has(account)),
  };
}

/** A link as it was pasted, also without `https://`; null if there is none, undefined if it is wrong. */
export function readLink(typed: string): string | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) return undefined;
  const { protocol, hostname, href } = new URL(whole);
  const isPage = (protocol === 'https:' || protocol === 'http:') && hostname.includes('.');
  return isPage && href.length <= limits.interview.link ? href : undefined;
}

/** What goes with the times; whoever has invited takes part anyway. */
export const saidIn = (
  { place, note, people }: Invitation,
  link: string | null,
): Pick<OtherTimes, 'place' | 'link' | 'note' | 'people'> => ({
  ...{ link, people },
  ...{ place: place.trim(), note: note.trim() },
});
