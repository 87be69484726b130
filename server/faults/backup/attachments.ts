import { expect } from 'vitest';
import type { Db } from '../../src/platform/database/tables.ts';

/** Attaches a small file to an assignment; returns its id. */
export async function attach(
  origin: string,
  cookie: string,
  assignment: string,
  name: string,
): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([`Innholdet i ${name}`], { type: 'text/plain' }), name);
  const path = `/api/main/assignment/${assignment}/attachments`;
  const answer = await fetch(`${origin}${path}`, { method: 'POST', headers: { cookie }, body });
  const answered = (await answer.json()) as { file_id: string };
  expect(answer.status, JSON.stringify(answered)).toBe(201);
  return answered.file_id;
}

export async function storageKeyOf(db: Db, file: string): Promise<string> {
  const row = await db
    .selectFrom('file')
    .select('storage_key')
    .where('file', '=', file)
    .executeTakeFirstOrThrow();
  return row.storage_key;
}
