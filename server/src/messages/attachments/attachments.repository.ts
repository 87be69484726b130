import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Attaches the owner's unsent files to a message, all or none. */
export async function claimFiles(
  tx: Tx,
  claim: { message: string; owner: string; files: readonly string[] },
): Promise<void> {
  const { message, owner, files } = claim;
  if (files.length === 0) return;
  // A file that another message claims at the same moment conflicts, and is missing from the count.
  const { rows } = await sql`
    insert into message_attachment (message, file, position)
    select ${message}, f.file, one.place from unnest(${files}::uuid[]) with ordinality as one (file, place)
    join file as f on f.file = one.file and f.purpose = 'message' and f.uploaded_by = ${owner}
    on conflict (file) do nothing
    returning file`.execute(tx);
  if (rows.length < files.length) throw new Refusal('could_not_find_message_attachment');
}

export async function findMessageFile(db: Db, at: { thread: string; file: string }) {
  return db
    .selectFrom('message_attachment as kept')
    .innerJoin('message', 'message.message', 'kept.message')
    .innerJoin('file', 'file.file', 'kept.file')
    .select(['file.storage_key', 'file.file_name', 'file.media_type', 'file.virus_check'])
    .where('message.thread', '=', at.thread)
    .where('kept.file', '=', at.file)
    .executeTakeFirst();
}

/**
 * Files that were uploaded before a moment and never sent; locked, so that no other sweep takes the
 * same.
 */
export async function findUnsentFiles(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('file')
    .select('file')
    .where('purpose', '=', 'message')
    .where('created_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('message_attachment').whereRef('message_attachment.file', '=', 'file.file'),
        ),
      ),
    )
    .limit(500)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => row.file);
}
