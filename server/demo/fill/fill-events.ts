import type { Db } from '../../src/platform/database/tables.ts';
import { dice } from '../dice.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import type { Moments } from '../load/moments.ts';
import type { Answer } from './answers.ts';
import type { Consultant, Person } from './consultant.ts';
import type { Work } from './fill-assignments.ts';

type EventRow = Row<'event'>;

function moveRows(work: Work, { days }: Moments): EventRow[] {
  const { assignment, published, ended } = work;
  const event = { acting_account: work.editors[0]?.account ?? null, assignment };
  const row = (kind: 'published_assignment' | 'unpublished_assignment', at: number): EventRow => ({
    ...event,
    kind,
    metadata: { assignment },
    created_at: days(at),
  });
  return [
    ...(published === null ? [] : [row('published_assignment', published)]),
    ...(ended === null ? [] : [row('unpublished_assignment', ended)]),
  ];
}

function interestRow(
  { work, thread, sender, offered, messages }: Answer,
  { days }: Moments,
): EventRow {
  const isOwn = offered.length === 1 && offered[0]?.account === sender;
  const { assignment } = work;
  return {
    acting_account: sender,
    assignment,
    kind: isOwn
      ? 'sent_assignment_interest_message'
      : 'consultant_admin_sent_assignment_interest_message',
    metadata: { assignment, thread, consultants: offered.map(({ account }) => account) },
    created_at: days(messages[0]?.at ?? 0),
  };
}

/** Up to a good twenty views of each assignment; of direct ones by the invited only. */
function viewRows(work: Work, readers: readonly Consultant[], { days }: Moments): EventRow[] {
  const { assignment, published } = work;
  const chance = dice(`views of ${work.number}`);
  const seenBy = work.direct ? work.invited : readers;
  if (published === null || seenBy.length === 0) return [];
  const end = work.ended ?? 0;
  return Array.from({ length: chance.whole(2, 22) }, () => ({
    acting_account: chance.pick(seenBy).account,
    assignment,
    kind: 'get_assignment',
    metadata: { assignment },
    created_at: days(published + chance.throw() ** 2 * (end - published)),
  }));
}

const signInRow = ({ account }: Person, number: number, { days }: Moments): EventRow => ({
  acting_account: account,
  assignment: null,
  kind: 'user_logged_in',
  metadata: { method: 'password' },
  created_at: days(-90 * dice(`sign-in ${number}`).throw()),
});

export async function fillEvents(
  db: Db,
  happened: {
    works: readonly Work[];
    answers: readonly Answer[];
    buyers: readonly Person[];
    consultants: readonly Consultant[];
  },
  moments: Moments,
): Promise<number> {
  const { works, answers, buyers, consultants } = happened;
  const rows = [
    ...works.flatMap((work) => moveRows(work, moments)),
    ...answers.map((answer) => interestRow(answer, moments)),
    ...works.flatMap((work) => viewRows(work, consultants, moments)),
    ...[...buyers, ...consultants].map((person, number) => signInRow(person, number, moments)),
  ];
  await insertRows(db, 'event', rows);
  return rows.length;
}
