import type { BoardMessage } from '@torg/protocol/boards/board-terms';

/** Who else looks at the board, and which card they have in their hand. */
export type Presence = ReadonlyMap<string, { card?: string; at: number }>;

/** Somebody from whom nothing is heard for so long has left, as when their network broke. */
export const presenceMs = 75_000;
/** One's own presence is shown again at this interval. */
export const showAgainMs = 30_000;

export function withPresence(presence: Presence, message: BoardMessage, now: number): Presence {
  const { by, card, holds } = message;
  if (by === undefined) return presence;
  const next = new Map(presence);
  if (holds === 'gone') next.delete(by);
  else next.set(by, { at: now, ...(holds === 'true' && card ? { card } : {}) });
  return next;
}

export function withoutSilent(presence: Presence, now: number): Presence {
  const present = [...presence].filter(([, { at }]) => now - at < presenceMs);
  return present.length === presence.size ? presence : new Map(present);
}
