import { BoardColumn } from '../column/BoardColumn.tsx';
import type { BoardPerson } from '../live/people.queries.ts';
import { cardsIn, placeOf } from '../state/board-state.ts';
import type { useOpenBoard } from './use-open-board.ts';

type OpenBoard = ReturnType<typeof useOpenBoard>;

/** The columns side by side; on a phone the chosen one alone. */
export function BoardColumns({ open }: { open: OpenBoard }) {
  const { drawn, lanes, search, drag, hand, menu } = open;
  const stop = stopOf(open);
  const by = markedBy(open);
  const only = open.isNarrow ? shownColumn(open) : undefined;
  const last = drawn.columns.length - 1;
  return drawn.columns.map((column, at) => {
    const { evaluation_board_column: id } = column;
    if (only !== undefined && only !== id) return null;
    const cards = lanes[at]?.cards ?? [];
    const isStopHere = stop !== undefined && cards.includes(stop);
    const isMenuHere = menu !== undefined && cards.includes(menu);
    return (
      <BoardColumn
        key={id}
        of={column}
        cards={cards}
        total={cardsIn(drawn, id).length}
        cardOf={drawn.cards}
        can={drawn.can}
        isFiltered={search.q !== undefined}
        isFirst={at <= 1}
        isLast={at === last}
        stop={isStopHere ? stop : undefined}
        chosen={open.chosen}
        inHand={hand?.column === id ? hand.card : undefined}
        dragged={drag.dragged}
        dropBelow={drag.over?.column === id ? drag.over.above : undefined}
        by={marksIn(cards, by)}
        menu={isMenuHere ? menu : undefined}
        onMenu={open.setMenu}
      />
    );
  });
}

/** Where the Tab key enters: the card that had the focus, or the first. */
function stopOf({ lanes, focused }: OpenBoard): string | undefined {
  const isThere = lanes.some(({ cards }) => focused.card && cards.includes(focused.card));
  return isThere ? focused.card : lanes.find(({ cards }) => cards.length > 0)?.cards[0];
}

/** The column of a phone: where the card in the hand is, or the one that was chosen. */
export function shownColumn({ drawn, hand, search, focused }: OpenBoard): string | undefined {
  const wanted = hand?.column ?? search.column;
  if (wanted !== undefined && drawn.order.has(wanted)) return wanted;
  const first = drawn.columns[0]?.evaluation_board_column;
  return (focused.card && placeOf(drawn, focused.card)?.column) || first;
}

const marksIn = (
  cards: readonly string[],
  by: ReadonlyMap<string, BoardPerson>,
): ReadonlyMap<string, BoardPerson> => new Map([...by].filter(([card]) => cards.includes(card)));

/** Cards that others have just moved, or have in their hands. */
function markedBy({ moved, presence, people }: OpenBoard): ReadonlyMap<string, BoardPerson> {
  const marked = new Map<string, BoardPerson>();
  const mark = (card: string | undefined, account: string) => {
    const person = people.get(account);
    if (card !== undefined && person) marked.set(card, person);
  };
  for (const [card, { by }] of moved) mark(card, by);
  for (const [account, { card }] of presence) mark(card, account);
  return marked;
}
