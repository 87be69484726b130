import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { useNarrow } from '../../ui/layout/use-wide.ts';
import { noticeNews } from '../../ui/states/notice.tsx';
import type { BoardTools } from '../board-context.ts';
import type { BoardOf } from '../boards.queries.ts';
import { useCardRemoval } from '../card/use-card-removal.ts';
import { useColumnChanges } from '../column/use-column-changes.ts';
import { peopleQuery, type BoardPerson } from '../live/people.queries.ts';
import { useBoardLive } from '../live/use-board-live.ts';
import { useOthers } from '../live/use-others.ts';
import { usePresence } from '../live/use-presence.ts';
import { useAnnouncer } from '../moving/use-announcer.ts';
import { useBoardDrag, type Over } from '../moving/use-board-drag.ts';
import { useBoardKeys } from '../moving/use-board-keys.ts';
import { useFocusedCard } from '../moving/use-focused-card.ts';
import { useHand } from '../moving/use-hand.ts';
import { useMoves } from '../moving/use-moves.ts';
import { useTouchHand } from '../moving/use-touch-hand.ts';
import { cardsIn, inOrder, placeOf, withPlaced, type Place } from '../state/board-state.ts';
import { placeBelow, type Lane } from '../state/lanes.ts';
import { lanesOf } from '../state/lanes-of.ts';
import { shownOf } from '../state/session.ts';
import { addressOfBoard } from '../public/board-of.ts';
import { useBoardAddress } from './use-board-address.ts';
import { useChosen } from './use-chosen.ts';
import { useFoundCards } from './use-found-cards.ts';
import { useSession, type Read } from './use-session.ts';
import { useStable } from './use-stable.ts';

const nobody: ReadonlyMap<string, BoardPerson> = new Map();

const isOf =
  (column: string) =>
  (lane: Lane): boolean =>
    lane.column === column;

/** All that an open board knows and does. */
export function useOpenBoard(of: BoardOf, read: Read) {
  const { t } = useLingui();
  const me = useShellUser().account.account;
  const { store, session, shown } = useSession(read);
  const { search, set } = useBoardAddress();
  const root = useRef<HTMLDivElement>(null);
  const { own, others, say, sayOfOthers } = useAnnouncer();
  const { move, moveAway, undo, canUndo } = useMoves(of, store, say);
  const [menu, setMenu] = useState<string>();
  const [adding, setAdding] = useState<string>();
  const warn = (why: string) => {
    say(why);
    noticeNews(why);
  };
  const { chosen, flip, clear } = useChosen(shown, (most) =>
    warn(t`Høyst ${most} kort kan velges samtidig.`),
  );
  const found = useFoundCards(shown.board, search.q);
  const isNarrow = useNarrow();
  const people = useQuery(peopleQuery(shown.board)).data ?? nobody;

  const shownNow = () => shownOf(store.now());
  const lanes = lanesOf(shown, search.q ?? '', found);
  const focused = useFocusedCard(
    root,
    // A phone shows one column, so a card that is moved out of it is out of reach.
    isNarrow && search.column !== undefined ? lanes.filter(isOf(search.column)) : lanes,
  );
  const focus = (card: string) => focused.focus(card);
  const inHand = useHand({ shown: shownNow, lanes, move, say, focus });
  const { hand } = inHand;
  const isCarried = hand !== undefined && placeOf(shown, hand.card) !== undefined;
  const drawn = isCarried
    ? withPlaced(
        shown,
        [hand.card],
        placeBelow(hand.column, cardsIn(shown, hand.column), [hand.card], hand.above),
      )
    : shown;

  const drop = (cards: readonly string[], over: Over | undefined) => {
    const state = shownNow();
    const there = cards.filter((card) => placeOf(state, card));
    if (!over) return;
    if (there.length === 0) {
      return warn(t`Kortet er fjernet av noen andre, så det kunne ikke flyttes.`);
    }
    if (!state.order.has(over.column)) {
      return warn(t`Kolonnen er slettet av noen andre, så kortet ble liggende der det var.`);
    }
    const to = placeBelow(over.column, cardsIn(state, over.column), there, over.above);
    const now = there.length === 1 ? placeOf(state, there[0] ?? '') : undefined;
    if (now?.column !== to.column || now.order !== to.order) move(there, to);
  };
  const together = (card: string) => (chosen.has(card) ? inOrder(shown, chosen) : [card]);
  const drag = useBoardDrag({ lanes, together, onLift: inHand.putBack, onDrop: drop });
  const touch = useTouchHand({
    ...{ lanes, ...inHand, isOneColumn: isNarrow },
    drop: () => {
      inHand.drop();
      // A phone goes on showing the column that the card was carried to.
      if (isNarrow && hand && hand.column !== hand.from.column) set({ column: hand.column });
    },
  });
  const { moved, onOther } = useOthers({
    people,
    inHand: hand ? [hand.card] : drag.dragged,
    handColumn: hand?.column ?? drag.over?.column,
    sayOfOthers,
    say,
    release: inHand.release,
  });
  useBoardLive({ of, store, session, me, onOther });
  const presence = usePresence(shown.board, me, hand?.card ?? drag.dragged[0]);

  const open = (card: string | undefined) => {
    set({ card, tab: undefined }, card === undefined);
    if (card === undefined && search.card !== undefined) focus(search.card);
  };
  const { moveColumn, removeColumn } = useColumnChanges({ of, store, say });
  const remove = useCardRemoval({ of, store, say, focus });
  const tools = useStable({
    shown: shownNow,
    isCarrying: () => hand !== undefined,
    move: (cards: readonly string[], to: Place) => moveAway(cards, to, () => tools.undo()),
    open,
    focus,
    flipChoice: flip,
    say,
    add: setAdding,
    remove,
    moveColumn,
    removeColumn,
    openMenu: setMenu,
    closeAdding: () => setAdding(undefined),
    undo,
  });
  const [board] = useState<BoardTools>({ of, store, ...tools });
  const keys = useBoardKeys({
    lanes: drawn === shown ? lanes : lanesOf(drawn, search.q ?? '', found),
    focus,
    lift: inHand.lift,
    pressInHand: inHand.press,
    open,
    flipChoice: flip,
    openMenu: setMenu,
    undo,
  });
  const recordHref = `${addressOfBoard(of)}/selection-record`;
  return {
    board,
    recordHref,
    tools,
    root,
    shown,
    drawn,
    lanes: drawn === shown ? lanes : lanesOf(drawn, search.q ?? '', found),
    search,
    set,
    own,
    others,
    focused,
    hand,
    drag,
    keys,
    touch,
    menu,
    setMenu,
    adding,
    chosen,
    clear,
    canUndo,
    people,
    presence,
    moved,
    isNarrow,
  };
}
