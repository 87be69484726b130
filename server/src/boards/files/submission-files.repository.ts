import type { VirusCheck } from '@torg/protocol/shapes';
import { sql } from 'kysely';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';
import { wireMoment } from '../../platform/database/wire-moment.ts';

export interface SubmissionFileRow {
  submission_file: string;
  evaluation_board_card: string;
  created_at: string;
  file_name: string;
  media_type: string;
  size: number;
  virus_check: VirusCheck;
  storage_key: string;
  removed_at: Date | null;
}

const columns = sql`s.submission_file, s.evaluation_board_card,
  ${wireMoment(sql`s.created_at`)} as created_at, f.file_name, f.media_type, f.size,
  f.virus_check, f.storage_key, s.removed_at`;

/** The files of the card `c`, oldest first, as JSON. */
export const filesOfCard = sql`(select coalesce(json_agg(l), '[]') from (
  select ${columns} from submission_file as s join file as f using (file)
  where s.evaluation_board_card = c.evaluation_board_card and s.removed_at is null
  order by s.created_at, s.submission_file) as l)`;

/** A file of a card that stands on its board; one that was removed before `since` is gone. */
export async function findSubmissionFile(
  db: Db,
  file: string,
  { since }: { since: Date | null },
): Promise<SubmissionFileRow | undefined> {
  const { rows } = await sql<SubmissionFileRow>`${prepared}
    select ${columns} from submission_file as s join file as f using (file)
    join evaluation_board_card as c using (evaluation_board_card)
    where s.submission_file = ${file} and c.removed_at is null
      and (s.removed_at is null or s.removed_at > ${since})`.execute(db);
  return rows[0];
}

export async function insertSubmissionFile(
  tx: Tx,
  added: { evaluation_board_card: string; file: string; created_by: string; created_at: Date },
): Promise<string> {
  const { submission_file } = await tx
    .insertInto('submission_file')
    .values(added)
    .returning('submission_file')
    .executeTakeFirstOrThrow();
  return submission_file;
}

export async function markFile(tx: Tx, file: string, removed_at: Date | null): Promise<void> {
  await tx
    .updateTable('submission_file')
    .set({ removed_at })
    .where('submission_file', '=', file)
    .execute();
}
