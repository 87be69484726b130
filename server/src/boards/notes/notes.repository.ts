import { sql } from 'kysely';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';
import { wireMoment } from '../../platform/database/wire-moment.ts';

export interface NoteRow {
  evaluation_board_card_note: string;
  evaluation_board_card: string;
  content: string;
  created_by: string | null;
  created_by_name: string | null;
  created_at: string;
  updated_at: string;
  removed_at: Date | null;
}

const columns = sql`n.evaluation_board_card_note, n.evaluation_board_card, n.content,
  n.created_by, w.name as created_by_name, ${wireMoment(sql`n.created_at`)} as created_at,
  ${wireMoment(sql`n.updated_at`)} as updated_at, n.removed_at`;

const joined = sql`evaluation_board_card_note as n
  left join account as w on w.account = n.created_by`;

/** The notes of the card `c`, oldest first, as JSON. */
export const notesOfCard = sql`(select coalesce(json_agg(l), '[]') from (
  select ${columns} from ${joined}
  where n.evaluation_board_card = c.evaluation_board_card and n.removed_at is null
  order by n.created_at, n.evaluation_board_card_note) as l)`;

/** A note of a card that stands on its board; one that was removed before `since` is gone. */
export async function findNote(
  db: Db,
  note: string,
  { since }: { since: Date | null },
): Promise<NoteRow | undefined> {
  const { rows } = await sql<NoteRow>`${prepared}
    select ${columns} from ${joined}
    join evaluation_board_card as c using (evaluation_board_card)
    where n.evaluation_board_card_note = ${note} and c.removed_at is null
      and (n.removed_at is null or n.removed_at > ${since})`.execute(db);
  return rows[0];
}

export async function insertNote(
  tx: Tx,
  note: { evaluation_board_card: string; content: string; created_by: string; now: Date },
): Promise<string> {
  const { now, ...values } = note;
  const { evaluation_board_card_note } = await tx
    .insertInto('evaluation_board_card_note')
    .values({ ...values, created_at: now, updated_at: now })
    .returning('evaluation_board_card_note')
    .executeTakeFirstOrThrow();
  return evaluation_board_card_note;
}

export async function updateNote(
  tx: Tx,
  note: string,
  changes: { content?: string; updated_at?: Date; removed_at?: Date | null },
): Promise<void> {
  await tx
    .updateTable('evaluation_board_card_note')
    .set(changes)
    .where('evaluation_board_card_note', '=', note)
    .execute();
}
