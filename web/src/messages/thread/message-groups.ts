import type { Message, Participant, Thread } from '../thread-answers.ts';

/** Consecutive messages by one person. */
export interface Run {
  sender: string | null;
  messages: Message[];
}

export interface Day {
  /** as `2026-11-20`, in the reader's time zone */
  day: string;
  runs: Run[];
}

const pause = 10 * 60_000;

/** Groups by day and by sender; a group also ends where the unread begin, and after a pause. */
export function groupMessages(messages: readonly Message[], unreadFrom?: string): Day[] {
  const days: Day[] = [];
  let before: Message | undefined;
  for (const message of messages) {
    const day = dayOf(message.created_at);
    let current = days.at(-1);
    if (current?.day !== day) {
      current = { day, runs: [] };
      days.push(current);
      before = undefined;
    }
    const run = current.runs.at(-1);
    const goesOn = before && message.message_id !== unreadFrom && inOneGo(before, message);
    if (run && goesOn) run.messages.push(message);
    else current.runs.push({ sender: message.sender, messages: [message] });
    before = message;
  }
  return days;
}

const inOneGo = (before: Message, after: Message): boolean =>
  before.sender === after.sender &&
  Date.parse(after.created_at) - Date.parse(before.created_at) < pause;

function dayOf(moment: string): string {
  const date = new Date(moment);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** For each of the user's own messages, the names of those who have read up to it. */
export function readMarks(
  messages: readonly Message[],
  me: string,
  participants: readonly Participant[],
): Map<string, string[]> {
  const own = messages.filter((message) => message.sender === me);
  const marks = new Map<string, string[]>();
  for (const { name, last_read_at } of participants) {
    if (last_read_at === null) continue;
    const read = own.findLast(({ created_at }) => created_at <= last_read_at)?.message_id;
    if (read !== undefined) marks.set(read, [...(marks.get(read) ?? []), name]);
  }
  return marks;
}

/** The first unread message, or the first fetched one if more are unread. */
export function firstUnread(
  { messages, number_of_unread_messages: unread }: Thread,
  me: string,
): string | undefined {
  if (unread === 0) return undefined;
  return messages.filter((message) => message.sender !== me).slice(-unread)[0]?.message_id;
}
