import { limits } from '@torg/protocol/limits';
import { generateNKeysBetween } from 'fractional-indexing';

/** Where new ranks belong: between two others, or null for an end of the list. */
export interface Neighbours {
  before: string | null;
  after: string | null;
}

/** So many ranks between two neighbours, in order. */
export const ranksBetween = ({ before, after }: Neighbours, count: number): string[] =>
  generateNKeysBetween(before, after, count);

/** Many moves to one place make ranks long; then all of the list are spread anew. */
export const areTooLong = (ranks: readonly string[]): boolean =>
  ranks.some((rank) => rank.length > limits.board.rank);
