import { fold } from '@torg/protocol/fold';
import { cardsIn, type BoardState, type Card } from './board-state.ts';
import type { Lane } from './lanes.ts';

const textOf = ({ card_title, profile_data }: Card): string =>
  fold([card_title, profile_data?.name, profile_data?.title].filter(Boolean).join(' '));

/** The cards that a filter lets through: by their words, or because the server has found them. */
export function lanesOf(state: BoardState, q: string, found: ReadonlySet<string>): Lane[] {
  const words = fold(q).split(' ').filter(Boolean);
  const passes = (id: string) => {
    const card = state.cards.get(id);
    const text = card ? textOf(card) : '';
    return found.has(id) || words.every((word) => text.includes(word));
  };
  return state.columns.map(({ evaluation_board_column: column }) => {
    const cards = cardsIn(state, column);
    return { column, cards: words.length === 0 ? cards : cards.filter(passes) };
  });
}
