import type { EventMetadata } from '@torg/protocol/events/events';
import type { EventKind } from '@torg/protocol/events/event-kinds';
import type { Db } from '../../src/platform/database/tables.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { demoAssignments } from '../data/assignments.ts';
import { demoHires } from '../data/hires.ts';
import type { DemoHire } from '../data/hires.types.ts';
import { demoInterests } from '../data/threads/threads.ts';
import type { DemoAssignment, DemoInterest } from '../data/demo.types.ts';
import { hireThreadKey, roundRows } from './agreements/draft-rows.ts';
import { peopleOf } from './agreements/hire-form.ts';
import { timesOf } from './assignment-times.ts';
import { authorOf } from './load-assignments.ts';
import type { Moments } from './moments.ts';
import { accountId, assignmentId, messageId, threadId } from './demo-ids.ts';
import { interestThreadKey, isOwnInterest, demoThreads } from './threads/demo-threads.ts';
import type { DemoThread } from './threads/demo-threads.types.ts';
import { signIns, viewsOf } from './visits.ts';

type EventRow = Row<'event'>;

function eventRow<K extends EventKind>(
  kind: K,
  metadata: EventMetadata<K>,
  when: { account: string | null; at: Date },
): EventRow {
  const assignment = 'assignment' in metadata ? (metadata.assignment ?? null) : null;
  return { kind, acting_account: when.account, assignment, metadata, created_at: when.at };
}

function moveEvents(row: DemoAssignment, moments: Moments): EventRow[] {
  const { published, ended } = timesOf(row, moments);
  const assignment = assignmentId(row.key);
  const account = authorOf(row);
  const { closeReason } = row;
  const end = { assignment, ...(closeReason && { closeReason }) };
  return [
    ...(published
      ? [eventRow('published_assignment', { assignment }, { account, at: published })]
      : []),
    ...(ended ? [eventRow('unpublished_assignment', end, { account, at: ended })] : []),
  ];
}

function interestEvent(row: DemoInterest, { hours }: Moments): EventRow {
  const kind = isOwnInterest(row)
    ? 'sent_assignment_interest_message'
    : 'consultant_admin_sent_assignment_interest_message';
  const metadata = {
    assignment: assignmentId(row.assignment),
    thread: threadId(interestThreadKey(row)),
    consultants: row.consultants.map(({ consultant }) => accountId(consultant)),
  };
  return eventRow(kind, metadata, {
    account: accountId(row.sender),
    at: hours(row.sentOffsetHours),
  });
}

/**
 * An event for each message, except those that started a thread with interest, which has its own
 * event.
 */
function messageEvents(thread: DemoThread): EventRow[] {
  const isDirect = thread.kind === 'direct';
  const kind = isDirect ? 'sent_direct_message' : 'sent_message';
  const [opening] = thread.messages;
  const later = thread.messages.filter(({ key }) => isDirect || key !== opening?.key);
  return later.map(({ key, from, at }) => {
    const metadata = { thread: threadId(thread.key), message: messageId(key) };
    return eventRow(kind, metadata, { account: accountId(from), at });
  });
}

/** Terms that a client has sent begin a thread, too. */
function hireEvents(hire: DemoHire, moments: Moments): EventRow[] {
  const { buyer } = peopleOf(hire);
  const thread = threadId(hireThreadKey(hire));
  const assignment =
    hire.assignment === undefined ? {} : { assignment: assignmentId(hire.assignment) };
  const metadata = { profile: accountId(hire.consultant), thread, ...assignment };
  return roundRows(hire, moments)
    .slice(0, 1)
    .map(({ sent_at }) =>
      eventRow('sent_request_to_hire_message', metadata, {
        account: accountId(buyer.key),
        at: sent_at,
      }),
    );
}

/** Loads the events of the last ninety days. */
export async function loadEvents(db: Db, moments: Moments): Promise<void> {
  const views = demoAssignments.flatMap((row) => viewsOf(row, moments));
  const events = [
    ...demoAssignments.flatMap((row) => moveEvents(row, moments)),
    ...demoInterests.map((row) => interestEvent(row, moments)),
    ...demoThreads(moments).flatMap(messageEvents),
    ...demoHires.flatMap((hire) => hireEvents(hire, moments)),
    ...views.map(({ assignment, account, at }) =>
      eventRow('get_assignment', { assignment }, { account, at }),
    ),
    ...signIns(moments).map((when) => eventRow('user_logged_in', { method: 'password' }, when)),
  ];
  await insertRows(db, 'event', events);
}
