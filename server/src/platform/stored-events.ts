import type { EventMetadata } from '@torg/protocol/events/events';
import type { EventKind } from '@torg/protocol/events/event-kinds';
import { sql } from 'kysely';
import type { Tx } from './database/tables.ts';

interface ReportedEvent {
  kind: EventKind;
  account: string;
  metadata: Record<string, unknown>;
  traceId: string;
  now: Date;
}

/**
 * Stores an event that the app reported. Nothing reacts to it or counts it, so that nobody can make an
 * assignment look viewed, answered or published by sending one.
 */
export async function insertReported(tx: Tx, reported: ReportedEvent): Promise<string> {
  const { kind, account, metadata, traceId, now } = reported;
  const assignment = metadata['assignment'] ?? null;
  const { rows } = await sql<{ event: string }>`
    insert into event (kind, acting_account, assignment, metadata, trace_id, reported, created_at)
    values (${kind}, ${account}, ${assignment}, ${JSON.stringify(metadata)}, ${traceId}, true, ${now})
    returning event`.execute(tx);
  return rows[0]?.event ?? '';
}

export async function replaceChange(
  tx: Tx,
  event: string,
  metadata: EventMetadata<'recorded_change'>,
): Promise<void> {
  await tx.updateTable('event').set({ metadata }).where('event', '=', event).execute();
}

export async function removeChange(tx: Tx, event: string): Promise<void> {
  await tx.deleteFrom('event').where('event', '=', event).execute();
}
