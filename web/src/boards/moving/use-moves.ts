import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { request } from '../../client/request.ts';
import { useChange } from '../../client/use-change.ts';
import { noticeFailure } from '../../ui/states/notice.tsx';
import { errorText } from '../../ui/text/error-texts.ts';
import { readBoardAgain, type BoardOf } from '../boards.queries.ts';
import { cardsIn, placeOf, withPlaced, type Place } from '../state/board-state.ts';
import type { SessionStore } from '../state/session-store.ts';
import { shownOf, withAnswered, withMove, withoutMove } from '../state/session.ts';
import { useCardTexts } from '../public/card-texts.ts';
import { hideMoveNotice, noticeMove } from './notice-undo.tsx';

interface Move {
  board: string;
  cards: readonly string[];
  to: Place;
}

/** Where cards stood before they were moved. */
type Earlier = readonly { card: string; from: Place }[];

/** So long the message of one's own move may take, before the board is read instead. */
const messageTimeoutMs = 2_000;

function sendMove({ board, cards, to }: Move): Promise<unknown> {
  const body = { to_evaluation_board_card_column: to.column, card_order: to.order };
  const [card, ...others] = cards;
  if (card !== undefined && others.length === 0) {
    return request('POST /api/main/evaluation-board-card/{id}/move', {
      params: { id: card },
      body,
    });
  }
  return request('POST /api/main/evaluation-board/{id}/cards/move', {
    params: { id: board },
    body: { ...body, cards: [...cards] },
  });
}

/** Moves cards at once, and back with a sentence if the server refuses; the last one can be undone. */
export function useMoves(of: BoardOf, store: SessionStore, say: (text: string) => void) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { columnName } = useCardTexts();
  const number = useRef(0);
  const [last, setLast] = useState<Earlier>();
  const { board } = store.now().state;
  // One after the other, as they were made.
  const { mutateAsync } = useChange(sendMove, { scope: `board-${board}` });

  const send = async (cards: readonly string[], to: Place): Promise<void> => {
    const id = (number.current += 1);
    store.apply((session) => withMove(session, { id, cards, to }));
    try {
      await mutateAsync({ board, cards, to });
      store.apply((session) => withAnswered(session, id, performance.now()));
      setTimeout(() => {
        const isUnheard = store.now().moves.some((move) => move.id === id);
        if (isUnheard) void readBoardAgain(client, of);
      }, messageTimeoutMs);
    } catch (error) {
      store.apply((session) => withoutMove(session, id));
      setLast(undefined);
      const why = errorText(error);
      say(t`Flyttingen ble tatt tilbake. ${why}`);
      noticeFailure(error, t`Flyttingen ble tatt tilbake`);
      void readBoardAgain(client, of);
    }
  };

  /** Answers what is said of it. */
  const move = (cards: readonly string[], to: Place): string => {
    hideMoveNotice();
    const shown = shownOf(store.now());
    setLast(earlierOf(cards, (card) => placeOf(shown, card)));
    const after = withPlaced(shown, cards, to);
    const column = columnName(
      shown.columns.find(({ evaluation_board_column: id }) => id === to.column),
    );
    const total = cardsIn(after, to.column).length;
    const place = cardsIn(after, to.column).indexOf(cards[0] ?? '') + 1;
    const count = cards.length;
    const end = place + count - 1;
    const text =
      count === 1
        ? t`Flyttet til ${column}, plass ${place} av ${total}`
        : t`${count} kort flyttet til ${column}, plass ${place} til ${end} av ${total}`;
    say(text);
    void send(cards, to);
    return text;
  };
  /** The same from a menu or a field, whose card may now stand where one does not see it. */
  const moveAway = (cards: readonly string[], to: Place, onUndo: () => void): void => {
    noticeMove(move(cards, to), { label: t`Angre`, onUndo });
  };

  const backText = (card: string, { column: id, order }: Place): string => {
    const shown = shownOf(store.now());
    const column = columnName(shown.columns.find((one) => one.evaluation_board_column === id));
    const others = cardsIn(shown, id).filter((one) => one !== card).length;
    const [place, total] = [Math.min(order, others) + 1, others + 1];
    return t`Angret. Tilbake i ${column}, plass ${place} av ${total}`;
  };
  const undo = (): void => {
    hideMoveNotice();
    if (!last) return;
    setLast(undefined);
    const [first] = last;
    if (last.length === 1 && first) say(backText(first.card, first.from));
    else say(t`Angret. Kortene er tilbake der de sto.`);
    // From the top of each column, since a place counts those above it.
    const back = last.toSorted((a, b) => a.from.order - b.from.order);
    for (const { card, from } of back) void send([card], from);
  };

  return { move, moveAway, undo, canUndo: last !== undefined };
}

const earlierOf = (cards: readonly string[], find: (card: string) => Place | undefined): Earlier =>
  cards.flatMap((card) => {
    const from = find(card);
    return from ? [{ card, from }] : [];
  });
