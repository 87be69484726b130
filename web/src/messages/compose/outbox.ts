import { storeDraftOf, readDraftOf } from '../../ui/form/draft.ts';
import type { MessageToSend } from '../thread-answers.ts';

/** A message that is being sent. */
export interface Outgoing extends MessageToSend {
  state: 'sending' | 'failed';
  /** the last message in the thread when it was written */
  after: string | undefined;
  error?: unknown;
}

const boxes = new Map<string, readonly Outgoing[]>();
const listeners = new Set<() => void>();

export function listenToOutboxes(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/**
 * The messages of an outbox. They survive a reload; those that were being sent are to be sent
 * again.
 */
export function inOutbox(box: string): readonly Outgoing[] {
  const existing = boxes.get(box);
  if (existing) return existing;
  const stored = readDraftOf(box, isOutbox) ?? [];
  boxes.set(box, stored);
  return stored;
}

const isOutbox = (found: unknown): found is readonly Outgoing[] => Array.isArray(found);

export function putInOutbox(box: string, message: Outgoing): void {
  store(box, [...inOutbox(box), message]);
}

export function changeInOutbox(box: string, key: string, part: Partial<Outgoing>): void {
  store(
    box,
    inOutbox(box).map((one) => (one.key === key ? { ...one, ...part } : one)),
  );
}

export function takeFromOutbox(box: string, key: string): void {
  store(
    box,
    inOutbox(box).filter((one) => one.key !== key),
  );
}

function store(box: string, messages: readonly Outgoing[]): void {
  boxes.set(box, messages);
  // An error cannot be stored; the message can.
  const lasting = messages.map(({ error: _, ...rest }) => rest);
  storeDraftOf(box, messages.length > 0 ? lasting : undefined);
  for (const changed of listeners) changed();
}
