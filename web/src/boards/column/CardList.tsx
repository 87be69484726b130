import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { CardActions } from '../card/CardActions.tsx';
import { CardOption } from '../card/CardOption.tsx';
import type { BoardPerson } from '../live/people.queries.ts';
import { columnData } from '../moving/use-board-drag.ts';
import type { Card } from '../state/board-state.ts';
import { orderIn } from '../state/lanes.ts';
import classes from './CardList.module.css';

export interface CardListProps {
  column: string;
  label: string;
  cards: readonly string[];
  cardOf: ReadonlyMap<string, Card>;
  /** the card that the Tab key enters, if it is in this column */
  stop: string | undefined;
  chosen: ReadonlySet<string>;
  inHand: string | undefined;
  dragged: readonly string[];
  /** the card below which a dragged one would come; undefined where none is over this column */
  dropBelow: string | null | undefined;
  by: ReadonlyMap<string, BoardPerson>;
  menu: string | undefined;
  onMenu: (card: string | undefined) => void;
  empty: ReactNode;
}

/** About the height of a card with its gap, until it is measured. */
const guessedHeight = 100;

/** The cards of a column; only those in view are drawn. */
export function CardList(props: CardListProps) {
  const { column, cards, stop, dragged } = props;
  const scroller = useRef<HTMLDivElement>(null);
  useDropColumn(scroller, column);
  // The card with the focus and the one that is dragged stay, however far the column is scrolled.
  const pinned = [stop, ...dragged].flatMap((card) => {
    const at = card === undefined ? -1 : cards.indexOf(card);
    return at < 0 ? [] : [at];
  });
  // oxlint-disable-next-line react/incompatible-library -- so the compiler leaves this component alone
  const virtual = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => guessedHeight,
    getItemKey: (at) => cards[at] ?? at,
    overscan: 4,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...pinned])].toSorted((a, b) => a - b),
  });
  const items = virtual.getVirtualItems();
  const acted = props.menu ?? stop ?? '';
  const startOf = (card: string) => items.find(({ key }) => key === card)?.start;
  return (
    <div ref={scroller} className={classes.scroller} data-column={column}>
      {cards.length === 0 ? (
        props.empty
      ) : (
        <div
          role="listbox"
          aria-label={props.label}
          aria-multiselectable
          className={classes.cards}
          style={{ height: virtual.getTotalSize() }}
        >
          {items.map(({ key, index, start }) => {
            const card = String(key);
            return (
              <div
                key={card}
                ref={virtual.measureElement}
                data-index={index}
                role="presentation"
                className={classes.row}
                // A transform of each would be a layer of its own to the browser.
                style={{ top: start }}
              >
                <CardOption
                  id={card}
                  card={props.cardOf.get(card)}
                  column={column}
                  place={index + 1}
                  total={cards.length}
                  isStop={card === stop}
                  isChosen={props.chosen.has(card)}
                  isInHand={card === props.inHand}
                  isDragged={dragged.includes(card)}
                  by={props.by.get(card)}
                />
              </div>
            );
          })}
        </div>
      )}
      <DropLine {...props} startOf={startOf} end={virtual.getTotalSize()} />
      <CardActions
        card={props.menu ?? stop}
        cardOf={props.cardOf}
        isChosen={props.chosen.has(acted)}
        opened={props.menu !== undefined}
        onOpen={props.onMenu}
        start={startOf(acted) ?? 0}
      />
    </div>
  );
}

/** What is dropped below the last card comes at the end, and a card at the edge scrolls the column. */
function useDropColumn(scroller: RefObject<HTMLElement | null>, column: string): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    return combine(
      dropTargetForElements({ element, getData: () => columnData(column) }),
      autoScrollForElements({ element }),
    );
  }, [scroller, column]);
}

interface DropLineProps extends CardListProps {
  startOf: (card: string) => number | undefined;
  end: number;
}

/** Shows where a dragged card would come. */
function DropLine({ cards, dropBelow, startOf, end }: DropLineProps) {
  if (dropBelow === undefined) return null;
  const below = cards[orderIn(cards, dropBelow)];
  const at = below === undefined ? end : (startOf(below) ?? end);
  return <div className={classes.line} style={{ transform: `translateY(${at}px)` }} aria-hidden />;
}
