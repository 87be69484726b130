import { eventKindSet, eventMetadata, type eventLogCalls } from '@torg/protocol/events/events';
import type { EventKind } from '@torg/protocol/events/event-kinds';
import type { Handler } from '../platform/handler.ts';
import { Refusal, allowed } from '../platform/refusal.ts';
import { mayReportFor } from './events.policy.ts';
import { insertReported } from '../platform/stored-events.ts';

const isEventKind = (kind: string): kind is EventKind => eventKindSet.has(kind);

/** The metadata, parsed by its kind; refuses it with a list of everything that is wrong. */
function readMetadata(kind: EventKind, metadata: unknown): Record<string, unknown> {
  const parsed = eventMetadata[kind].safeParse(metadata);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
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
