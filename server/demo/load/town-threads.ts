import type { ThreadKind } from '@torg/protocol/terms';
import { companyInterestTexts, ownInterestText } from '../../src/interest/interest-text.ts';
import { assignmentOf, consultantOf, personOf } from '../town/lookup.ts';
import { townDirectThreads, townInterests } from '../town/threads.ts';
import type { TownAttachment, TownDirectThread, TownInterest } from '../town/town.types.ts';
import type { Moments } from './moments.ts';

interface SaidMessage {
  key: string;
  from: string;
  at: Date;
  text: string;
  attachment: TownAttachment | undefined;
}

/** A thread of either kind, people by their keys. */
export interface TownThread {
  key: string;
  kind: Extract<ThreadKind, 'interest' | 'direct'>;
  /** key */
  assignment: string | null;
  participants: string[];
  /** whom it is about */
  subjects: readonly string[];
  messages: readonly SaidMessage[];
  unreadBy: readonly string[];
}

export const interestThreadKey = ({ key }: TownInterest): string => `interest:${key}`;

export const isOwnInterest = ({ sender, consultants }: TownInterest): boolean =>
  consultants.length === 1 && consultants[0]?.consultant === sender;

/** What the product would have written for the one who sends. */
function openingTexts(row: TownInterest): string[] {
  const locale = personOf.get(row.sender)?.locale ?? 'nb';
  const title = assignmentOf.get(row.assignment)?.title ?? '';
  const [first] = row.consultants;
  if (isOwnInterest(row)) return [ownInterestText(first?.comment ?? '', { title, locale })];
  const offered = row.consultants.map(({ consultant, comment }) => {
    const { name = '', title: work = null } = consultantOf.get(consultant) ?? {};
    return { account: consultant, name, title: work, comment };
  });
  return companyInterestTexts(offered, locale);
}

type Said = Omit<SaidMessage, 'key'>;

const numbered = (thread: string, messages: readonly Said[]): SaidMessage[] =>
  messages.map((message, place) => ({ ...message, key: `${thread}:${place}` }));

function saidIn(replies: TownDirectThread['messages'], { hours }: Moments): Said[] {
  return replies.map(({ from, sentOffsetHours, text, attachment }) => ({
    from,
    at: hours(sentOffsetHours),
    text,
    attachment,
  }));
}

function interestThread(row: TownInterest, moments: Moments): TownThread {
  const subjects = row.consultants.map(({ consultant }) => consultant);
  const editors = assignmentOf.get(row.assignment)?.editors ?? [];
  const sent = moments.hours(row.sentOffsetHours).getTime();
  const opening = openingTexts(row).map((text, place) => ({
    from: row.sender,
    at: new Date(sent + place),
    text,
    attachment: place === 0 ? row.attachment : undefined,
  }));
  const key = interestThreadKey(row);
  return {
    key,
    kind: 'interest',
    assignment: row.assignment,
    participants: [...new Set([row.sender, ...subjects, ...editors])],
    subjects,
    messages: numbered(key, [...opening, ...saidIn(row.replies, moments)]),
    unreadBy: row.unreadBy ?? [],
  };
}

function directThread(row: TownDirectThread, moments: Moments): TownThread {
  const key = `direct:${row.key}`;
  return {
    key,
    kind: 'direct',
    assignment: null,
    participants: [...row.participants],
    subjects: [],
    messages: numbered(key, saidIn(row.messages, moments)),
    unreadBy: row.unreadBy ?? [],
  };
}

export const townThreads = (moments: Moments): TownThread[] => [
  ...townInterests.map((row) => interestThread(row, moments)),
  ...townDirectThreads.map((row) => directThread(row, moments)),
];

/** Read up to here by somebody who has not read what was written last; null: nothing at all. */
export function readBefore({ messages }: TownThread): Date | null {
  const last = messages.at(-1)?.from;
  return messages.findLast(({ from }) => from !== last)?.at ?? null;
}
