import { eventKindSet, eventMetadata, type eventLogCalls } from '@torg/protocol/events/events';
import type { EventKind } from '@torg/protocol/events/event-kinds';
import type { Handler } from '../platform/handler.ts';
import { Refusal, allowed } from '../platform/refusal.ts';
import { mayReportFor } from './events.policy.ts';
import { insertReported } from '../platform/stored-events.ts';

const isEventKind = (kind: string): kind is EventKind => eventKindSet.has(kind);

/** The metadata as its kind has it, or a refusal that lists what is wrong with it. */
function readMetadata(kind: EventKind, metadata: unknown): Record<string, unknown> {
  const read = eventMetadata[kind].safeParse(metadata);
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, message }) => ({
    path: ['metadata', ...path].join('.'),
    message,
  }));
  throw new Refusal('unknown_event_metadata', { issues });
}

export const logEvent: Handler<typeof eventLogCalls.logEvent> = async (
  { db, actor, now, traceId },
  { body: { actingAccount: account, event: kind, metadata } },
) => {
  if (!isEventKind(kind)) throw new Refusal('unknown_event_type');
  const reported = { kind, account, metadata: readMetadata(kind, metadata), traceId, now };
  allowed(mayReportFor(actor, account));
  return { event_log_entry: await insertReported(db, reported) };
};
