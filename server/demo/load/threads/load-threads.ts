import { limits } from '@torg/protocol/limits';
import type { Db } from '../../../src/platform/database/tables.ts';
import { insertRows } from '../../insert-rows.ts';
import { demoInterests } from '../../data/threads/threads.ts';
import type { DemoInterest } from '../../data/demo.types.ts';
import type { Moments } from '../moments.ts';
import { attachedFile, type DemoFile } from '../files/demo-files.ts';
import { accountId, assignmentId, fileId, interestId, messageId, threadId } from '../demo-ids.ts';
import { interestStateOf } from '../interest-states.ts';
import { interestThreadKey, readBefore, demoThreads } from './demo-threads.ts';
import type { DemoThread } from './demo-threads.types.ts';

const began = ({ messages }: DemoThread): Date => messages[0]?.at ?? new Date(0);
const lastSaid = (thread: DemoThread): Date => thread.messages.at(-1)?.at ?? began(thread);

const threadRow = (thread: DemoThread) => ({
  thread: threadId(thread.key),
  kind: thread.kind,
  assignment: thread.assignment === null ? null : assignmentId(thread.assignment),
  created_by: accountId(thread.messages[0]?.from ?? ''),
  created_at: began(thread),
  last_message_at: lastSaid(thread),
});

/** Participants with unread messages count as mailed already, so that they get no mail now. */
function participantRows(thread: DemoThread) {
  const before = readBefore(thread);
  const firstUnread = thread.messages.find(({ at }) => before === null || at > before)?.at;
  const mailAfterMs = limits.unreadMailAfterMinutes * 60_000;
  return thread.participants.map((key) => {
    const isUnread = thread.unreadBy.includes(key);
    return {
      thread: threadId(thread.key),
      account: accountId(key),
      joined_at: began(thread),
      is_subject: thread.subjects.includes(key),
      last_read_at: isUnread ? before : lastSaid(thread),
      mailed_at:
        isUnread && firstUnread !== undefined
          ? new Date(firstUnread.getTime() + mailAfterMs)
          : null,
    };
  });
}

const messageRows = (thread: DemoThread) =>
  thread.messages.map(({ key, from, at, text }) => ({
    message: messageId(key),
    thread: threadId(thread.key),
    sender: accountId(from),
    content: text,
    created_at: at,
  }));

const attached = (thread: DemoThread) =>
  thread.messages.flatMap(({ attachment, ...message }) =>
    attachment === undefined ? [] : [{ ...message, attachment }],
  );

/** The files that people attached to messages. */
export const messageFiles = (moments: Moments): DemoFile[] =>
  demoThreads(moments)
    .flatMap(attached)
    .map(({ key, from, at, attachment }) =>
      attachedFile(attachment, {
        key,
        purpose: 'message',
        uploadedBy: accountId(from),
        createdAt: at,
      }),
    );

const attachmentRows = (thread: DemoThread) =>
  attached(thread).map(({ key }) => ({ message: messageId(key), file: fileId(key), position: 0 }));

const interestRows = (row: DemoInterest, moments: Moments) =>
  row.consultants.map(({ consultant, comment }, place) => ({
    assignment_interest: interestId(`${row.key}:${consultant}`),
    assignment: assignmentId(row.assignment),
    account: accountId(consultant),
    thread: threadId(interestThreadKey(row)),
    sent_by: accountId(row.sender),
    comment,
    created_at: moments.hours(row.sentOffsetHours),
    ...interestStateOf(row, place, moments),
  }));

export async function loadThreads(db: Db, moments: Moments): Promise<void> {
  const threads = demoThreads(moments);
  await insertRows(db, 'thread', threads.map(threadRow));
  await insertRows(db, 'thread_participant', threads.flatMap(participantRows));
  await insertRows(db, 'message', threads.flatMap(messageRows));
  await insertRows(db, 'message_attachment', threads.flatMap(attachmentRows));
  const interests = demoInterests.flatMap((row) => interestRows(row, moments));
  await insertRows(db, 'assignment_interest', interests);
}
