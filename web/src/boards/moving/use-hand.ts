import { useLingui } from '@lingui/react/macro';
import { useState, type KeyboardEvent } from 'react';
import { cardsIn, placeOf, type BoardState, type Place } from '../state/board-state.ts';
import { carriedBy, liftedFrom, placeBelow, type Hand, type Lane } from '../state/lanes.ts';
import { useCardTexts } from '../public/card-texts.ts';

interface HandOptions {
  /** with one's own moves, without what the hand carries */
  shown: () => BoardState;
  lanes: readonly Lane[];
  move: (cards: readonly string[], to: Place) => void;
  say: (text: string) => void;
  focus: (card: string) => void;
}

/** Lifts a card with the keyboard or a finger, carries it, and drops it or puts it back. */
export function useHand({ shown, lanes, move, say, focus }: HandOptions) {
  const { t } = useLingui();
  const { cardName, columnName } = useCardTexts();
  const [hand, setHand] = useState<Hand>();

  const text = ({ column, order }: Place, card: string) => {
    const state = shown();
    const others = cardsIn(state, column).filter((one) => one !== card);
    const [place, total] = [Math.min(order, others.length) + 1, others.length + 1];
    const name = columnName(state.columns.find((one) => one.evaluation_board_column === column));
    return t`${name}, plass ${place} av ${total}`;
  };
  const placeOfHand = ({ column, card, above }: Hand) =>
    placeBelow(column, cardsIn(shown(), column), [card], above);
  const lift = (card: string) => {
    const state = shown();
    const from = placeOf(state, card);
    if (!from || !state.can.edit) return;
    setHand(liftedFrom(card, lanes, from));
    const [name, place] = [cardName(state.cards.get(card)), text(from, card)];
    say(
      t`${name} er løftet. ${place}. Piltastene flytter, mellomrom slipper, Escape legger tilbake.`,
    );
  };
  const putBack = () => {
    if (!hand) return;
    setHand(undefined);
    const place = text(placeOf(shown(), hand.card) ?? hand.from, hand.card);
    say(t`Lagt tilbake. ${place}`);
  };
  const drop = () => {
    if (!hand) return;
    setHand(undefined);
    const now = placeOf(shown(), hand.card);
    const to = placeOfHand(hand);
    const isSame = now?.column === to.column && now.order === to.order;
    const place = text(to, hand.card);
    if (isSame) say(t`Sluppet på samme plass. ${place}`);
    else move([hand.card], to);
  };
  const carry = (key: string): boolean => {
    const next = hand && carriedBy(key, hand, lanes);
    if (!next) return false;
    setHand(next);
    focus(next.card);
    say(text(placeOfHand(next), next.card));
    return true;
  };
  /** A finger carries the card straight to a place. */
  const carryTo = (column: string, above: string | null) => {
    if (!hand || (hand.column === column && hand.above === above)) return;
    const next = { ...hand, column, above };
    setHand(next);
    say(text(placeOfHand(next), next.card));
  };
  /** Whether the key belonged to the card in the hand. */
  const press = ({ key }: KeyboardEvent): boolean => {
    if (!hand) return false;
    if (key === ' ' || key === 'Enter') drop();
    else if (key === 'Escape') putBack();
    else if (!carry(key)) return key === 'Tab';
    return true;
  };
  return { hand, lift, carryTo, drop, putBack, press, release: () => setHand(undefined) };
}
