import type { Span } from '@torg/protocol/reading/reading';

type Without<S, K extends PropertyKey> = S extends unknown ? Omit<S, K> : never;

/** What a finder returns: the meaning of words, before negation and importance are known. */
export type Found = Without<Span, 'text' | 'negation' | 'importance' | 'found_by'>;
export type FoundOf<K extends Found['kind']> = Extract<Found, { kind: K }>;

/** A part of the text, from `start` up to `end`. */
export interface Stretch {
  start: number;
  end: number;
}

export const overlap = (one: Stretch, other: Stretch): boolean =>
  one.start < other.end && other.start < one.end;
