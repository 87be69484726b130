import type { Place } from './board-state.ts';

/** The columns as they are shown, each with the cards that the filter lets through. */
export interface Lane {
  column: string;
  cards: readonly string[];
}

/** A card that the keyboard or a finger carries. */
export interface Hand {
  card: string;
  column: string;
  /** the card above it, to which it stays close while others move theirs; null at the top */
  above: string | null;
  /** where it was lifted */
  from: Place;
}

const clamped = (at: number, length: number): number => Math.max(0, Math.min(length - 1, at));

/** The card that a key leads to; undefined where the key has another meaning. */
export function walkedTo(key: string, card: string, lanes: readonly Lane[]): string | undefined {
  const at = lanes.findIndex(({ cards }) => cards.includes(card));
  const cards = lanes[at]?.cards ?? [];
  const place = cards.indexOf(card);
  if (place < 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return cards[clamped(place + 1, cards.length)];
    case 'ArrowUp':
      return cards[clamped(place - 1, cards.length)];
    case 'Home':
      return cards[0];
    case 'End':
      return cards.at(-1);
    case 'ArrowRight':
      return besides(lanes.slice(at + 1), place) ?? card;
    case 'ArrowLeft':
      return besides(lanes.slice(0, at).toReversed(), place) ?? card;
    default:
      return undefined;
  }
}

/** In the nearest column that has cards, at the same height. */
function besides(lanes: readonly Lane[], place: number): string | undefined {
  const cards = lanes.find((lane) => lane.cards.length > 0)?.cards ?? [];
  return cards[clamped(place, cards.length)];
}

/** Whose turn it is when a card goes: the one below it, the one above it, or one in another column. */
export function nextAfter(card: string, lanes: readonly Lane[]): string | undefined {
  const at = lanes.findIndex(({ cards }) => cards.includes(card));
  const cards = lanes[at]?.cards ?? [];
  const place = cards.indexOf(card);
  if (place < 0) return undefined;
  const others = [...lanes.slice(at + 1), ...lanes.slice(0, at).toReversed()];
  return cards[place + 1] ?? cards[place - 1] ?? besides(others, place);
}

export function liftedFrom(card: string, lanes: readonly Lane[], from: Place): Hand {
  const cards = lanes.find(({ column }) => column === from.column)?.cards ?? [];
  const above = cards[cards.indexOf(card) - 1] ?? null;
  return { card, column: from.column, above, from };
}

/** Where a key carries the card; the lanes are counted without it. */
export function carriedBy(key: string, hand: Hand, lanes: readonly Lane[]): Hand | undefined {
  const rest = lanes.map((lane) => ({ ...lane, cards: without(lane.cards, [hand.card]) }));
  const at = rest.findIndex(({ column }) => column === hand.column);
  const lane = rest[at];
  if (!lane) return undefined;
  const order = orderIn(lane.cards, hand.above);
  const to = (target: Lane | undefined, place: number): Hand =>
    target
      ? {
          ...hand,
          column: target.column,
          above: target.cards[place - 1] ?? aboveEnd(target, place),
        }
      : hand;
  switch (key) {
    case 'ArrowDown':
      return to(lane, Math.min(order + 1, lane.cards.length));
    case 'ArrowUp':
      return to(lane, Math.max(order - 1, 0));
    case 'Home':
      return to(lane, 0);
    case 'End':
      return to(lane, lane.cards.length);
    case 'ArrowRight':
      return to(rest[at + 1], order);
    case 'ArrowLeft':
      return to(rest[at - 1], order);
    default:
      return undefined;
  }
}

/** Beyond the end of a shorter column the card comes last. */
const aboveEnd = ({ cards }: Lane, place: number): string | null =>
  place > 0 ? (cards.at(-1) ?? null) : null;

const without = (cards: readonly string[], moved: readonly string[]): readonly string[] =>
  cards.filter((one) => !moved.includes(one));

/** The place below a card, in a list without the one that goes there; without it, the last. */
export function orderIn(cards: readonly string[], above: string | null): number {
  if (above === null) return 0;
  const at = cards.indexOf(above);
  return at < 0 ? cards.length : at + 1;
}

/** Where cards go that are dropped below `above`, among all cards of the column. */
export const placeBelow = (
  column: string,
  cards: readonly string[],
  moved: readonly string[],
  above: string | null,
): Place => ({ column, order: orderIn(without(cards, moved), above) });

/** What a card is dropped below: over the upper half of another it comes above that one. */
export function aboveOf(
  cards: readonly string[],
  dragged: readonly string[],
  over?: { card: string; edge: 'top' | 'bottom' },
): string | null {
  const rest = without(cards, dragged);
  if (!over) return rest.at(-1) ?? null;
  if (over.edge === 'bottom' && rest.includes(over.card)) return over.card;
  const before = cards.slice(0, cards.indexOf(over.card));
  return before.findLast((card) => !dragged.includes(card)) ?? null;
}
