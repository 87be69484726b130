import type { Db } from '../platform/database/tables.ts';
import type { Notify } from '../platform/live/emit.ts';
import { findAudience } from './opportunities.repository.ts';

/** Notifies the open pages that show the need. */
export async function notifyAudience(
  { db, notify }: { db: Db; notify: Notify },
  opportunity: string,
): Promise<void> {
  await notify(await findAudience(db, [opportunity]), 'opportunity', { opportunity });
}
