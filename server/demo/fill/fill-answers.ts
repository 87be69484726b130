import type { Db } from '../../src/platform/database/tables.ts';
import { insertRows } from '../insert-rows.ts';
import type { Moments } from '../load/moments.ts';
import { answerersOf, answersTo, type Answer, type SentMessage } from './answers.ts';
import type { Consultant } from './consultant.ts';
import type { Work } from './fill-assignments.ts';

const atOnce = 1_000;

const firstOf = ({ messages }: Answer): SentMessage => messages[0] as SentMessage;
const lastOf = ({ messages }: Answer): SentMessage => messages.at(-1) as SentMessage;

function threadRow(answer: Answer, { days }: Moments) {
  return {
    thread: answer.thread,
    kind: 'interest' as const,
    assignment: answer.work.assignment,
    created_by: answer.sender,
    created_at: days(firstOf(answer).at),
    last_message_at: days(lastOf(answer).at),
  };
}

/** Participants with unread messages count as mailed already, so that they get no mail now. */
function participantRows(answer: Answer, { days }: Moments) {
  const last = lastOf(answer);
  const before = answer.messages.findLast(({ sender }) => sender !== last.sender)?.at;
  const subjects = new Set(answer.offered.map(({ account }) => account));
  return answer.participants.map((account) => {
    const isBehind = answer.unread && account !== last.sender;
    const readUpTo = isBehind ? before : last.at;
    return {
      thread: answer.thread,
      account,
      joined_at: days(firstOf(answer).at),
      is_subject: subjects.has(account),
      last_read_at: readUpTo === undefined ? null : days(readUpTo),
      mailed_at: isBehind ? days(last.at) : null,
    };
  });
}

const messageRows = ({ thread, messages }: Answer, { days }: Moments) =>
  messages.map(({ message, sender, content, at }) => ({
    message,
    thread,
    sender,
    content,
    created_at: days(at),
  }));

const interestRows = (answer: Answer, { days }: Moments) =>
  answer.offered.map(({ account, comment }) => ({
    assignment: answer.work.assignment,
    account,
    thread: answer.thread,
    sent_by: answer.sender,
    comment,
    created_at: days(firstOf(answer).at),
  }));

/** Interests in every assignment that was ever published, with their threads. */
export async function fillAnswers(
  db: Db,
  works: readonly Work[],
  consultants: readonly Consultant[],
  moments: Moments,
): Promise<Answer[]> {
  const answerers = answerersOf(consultants);
  const all = works.flatMap((work) => answersTo(work, answerers));
  for (let from = 0; from < all.length; from += atOnce) {
    const some = all.slice(from, from + atOnce);
    const rows = <T>(make: (answer: Answer, at: Moments) => T) =>
      some.map((answer) => make(answer, moments));
    await insertRows(db, 'thread', rows(threadRow));
    await insertRows(db, 'thread_participant', rows(participantRows).flat());
    await insertRows(db, 'message', rows(messageRows).flat());
    await insertRows(db, 'assignment_interest', rows(interestRows).flat());
  }
  return all;
}
