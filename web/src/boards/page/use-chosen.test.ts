import { limits } from '@torg/protocol/limits';
import { expect, it } from 'vitest';
import { flipped } from './use-chosen.ts';

it('chooses a card, and leaves one out that was chosen', () => {
  expect(flipped(new Set(['a']), 'b')).toEqual(new Set(['a', 'b']));
  expect(flipped(new Set(['a', 'b']), 'a')).toEqual(new Set(['b']));
});

it('says that no more can be chosen than are moved at once', () => {
  const all = new Set(Array.from({ length: limits.board.cardsAtOnce }, (_, at) => `card-${at}`));
  expect(flipped(all, 'one more')).toBeUndefined();
  expect(flipped(all, 'card-0')?.size).toBe(all.size - 1);
});
