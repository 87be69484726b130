import { isDeepStrictEqual } from 'node:util';
import { nullColumn } from '@torg/protocol/boards/board-terms';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/tables.ts';
import type { Ledger } from './ledger.ts';

export interface Comparison {
  /** acknowledged writes that are not there */
  lost: string[];
  /** writes that are there more often than they were made */
  doubled: string[];
}

/** Compares what was acknowledged with what is in the database, once nobody writes any more. */
export async function compare(db: Db, ledger: Ledger, since: Date): Promise<Comparison> {
  const all = [
    await compareAssignments(db, ledger, since),
    await compareMessages(db, ledger, since),
    await compareColleagues(db, ledger),
    await compareBoard(db, ledger),
  ];
  return {
    lost: all.flatMap(({ lost }) => lost),
    doubled: all.flatMap(({ doubled }) => doubled),
  };
}

async function compareAssignments(db: Db, ledger: Ledger, since: Date): Promise<Comparison> {
  const rows = await db
    .selectFrom('assignment')
    .select(['assignment', 'title', 'revision'])
    .where('created_at', '>=', since)
    .execute();
  const found = new Map(rows.map((row) => [row.assignment, row]));
  const lost = [...ledger.assignments].filter((id) => !found.has(id));
  const doubled = rows
    .filter(({ assignment }) => !ledger.assignments.has(assignment))
    .map(({ assignment }) => assignment);
  for (const [id, { count, title }] of ledger.saves) {
    const row = found.get(id);
    if (row === undefined) continue;
    const says = `assignment ${id}: revision ${row.revision} of ${count}, “${row.title}”`;
    if (row.revision < count || (row.revision === count && row.title !== title)) lost.push(says);
    if (row.revision > count) doubled.push(says);
  }
  return { lost, doubled };
}

/** A message and its event are written together, so there is one of each. */
async function compareMessages(db: Db, ledger: Ledger, since: Date): Promise<Comparison> {
  const { rows } = await sql<{ content: string; messages: number; events: number }>`
    select m.content, count(distinct m.message)::int as messages, count(e.event)::int as events
    from message as m left join event as e on e.metadata ->> 'message' = m.message::text
      and e.kind in ('sent_message', 'sent_direct_message')
    where m.content like 'Melding %' and m.created_at >= ${since} group by m.content`.execute(db);
  const found = new Map(rows.map((row) => [row.content, row]));
  return {
    lost: [...ledger.messages].filter((content) => (found.get(content)?.events ?? 0) < 1),
    doubled: rows
      .filter((row) => row.messages > 1 || row.events > 1 || !ledger.messages.has(row.content))
      .map(({ content }) => content),
  };
}

async function compareColleagues(db: Db, ledger: Ledger): Promise<Comparison> {
  const rows = await db
    .selectFrom('account')
    .select(['account', 'email'])
    .where('email', 'like', '%@kills.example')
    .execute();
  const found = new Map(rows.map(({ email, account }) => [email, account]));
  const lost = [...ledger.colleagues].filter(([email, account]) => found.get(email) !== account);
  return {
    lost: lost.map(([email]) => email),
    doubled: rows.filter(({ email }) => !ledger.colleagues.has(email)).map(({ email }) => email),
  };
}

/** Each move counts the board once, and the cards stand where the moves have left them. */
async function compareBoard(db: Db, { board }: Ledger): Promise<Comparison> {
  if (board === undefined) return { lost: [], doubled: [] };
  const { rows } = await sql<{ version: number; column: string; cards: string[] }>`
    select b.version, case when k.is_inbox then ${nullColumn} else k.evaluation_board_column::text end
        as column,
      array(select c.evaluation_board_card from evaluation_board_card as c
        where c.evaluation_board_column = k.evaluation_board_column and c.removed_at is null
        order by c.rank) as cards
    from evaluation_board as b join evaluation_board_column as k using (evaluation_board)
    where b.evaluation_board = ${board.id}`.execute(db);
  const version = rows[0]?.version ?? 0;
  const wrong = rows.filter(
    ({ column, cards }) => !isDeepStrictEqual(cards, board.columns.get(column)),
  );
  const says = `board ${board.id}: version ${version} of ${board.version}`;
  const elsewhere = wrong.map(({ column }) => `board ${board.id}: other cards in column ${column}`);
  const isComplete = rows.length === board.columns.size && version >= board.version;
  return {
    lost: [...(isComplete ? [] : [says]), ...elsewhere],
    doubled: version > board.version ? [says] : [],
  };
}
