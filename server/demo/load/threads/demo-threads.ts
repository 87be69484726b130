import { companyInterestTexts, ownInterestText } from '../../../src/interest/interest-text.ts';
import { assignmentOf, consultantOf, personOf } from '../../data/lookup.ts';
import { demoDirectThreads, demoInterests } from '../../data/threads/threads.ts';
import type { DemoDirectThread, DemoInterest } from '../../data/demo.types.ts';
import { hireThreads } from '../agreements/hire-threads.ts';
import type { DemoThread, NumberedMessage } from './demo-threads.types.ts';
import type { Moments } from '../moments.ts';

export const interestThreadKey = ({ key }: DemoInterest): string => `interest:${key}`;

export const isOwnInterest = ({ sender, consultants }: DemoInterest): boolean =>
  consultants.length === 1 && consultants[0]?.consultant === sender;

/** The messages that the product would have written for the sender. */
function openingTexts(row: DemoInterest): string[] {
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

type SentMessage = Omit<NumberedMessage, 'key'>;

const numbered = (thread: string, messages: readonly SentMessage[]): NumberedMessage[] =>
  messages.map((message, place) => ({ ...message, key: `${thread}:${place}` }));

function messagesOf(replies: DemoDirectThread['messages'], { hours }: Moments): SentMessage[] {
  return replies.map(({ from, sentOffsetHours, text, attachment }) => ({
    from,
    at: hours(sentOffsetHours),
    text,
    attachment,
  }));
}

function interestThread(row: DemoInterest, moments: Moments): DemoThread {
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
    messages: numbered(key, [...opening, ...messagesOf(row.replies, moments)]),
    unreadBy: row.unreadBy ?? [],
  };
}

function directThread(row: DemoDirectThread, moments: Moments): DemoThread {
  const key = `direct:${row.key}`;
  return {
    key,
    kind: 'direct',
    assignment: null,
    participants: [...row.participants],
    subjects: [],
    messages: numbered(key, messagesOf(row.messages, moments)),
    unreadBy: row.unreadBy ?? [],
  };
}

export const demoThreads = (moments: Moments): DemoThread[] => [
  ...demoInterests.map((row) => interestThread(row, moments)),
  ...demoDirectThreads.map((row) => directThread(row, moments)),
  ...hireThreads(moments),
];

/** The time up to which somebody with unread messages has read; null: nothing at all. */
export function readBefore({ messages }: DemoThread): Date | null {
  const last = messages.at(-1)?.from;
  return messages.findLast(({ from }) => from !== last)?.at ?? null;
}
