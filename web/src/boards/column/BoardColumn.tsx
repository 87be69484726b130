import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { useBoard } from '../board-context.ts';
import { useCardTexts } from '../public/card-texts.ts';
import type { BoardState, Column as ColumnOnBoard } from '../state/board-state.ts';
import classes from './BoardColumn.module.css';
import { CardList, type CardListProps } from './CardList.tsx';
import { ColumnHead } from './ColumnHead.tsx';

interface BoardColumnProps extends Omit<CardListProps, 'column' | 'label' | 'empty'> {
  of: ColumnOnBoard;
  /** all cards, where the filter hides some */
  total: number;
  can: BoardState['can'];
  isFiltered: boolean;
  isFirst: boolean;
  isLast: boolean;
}

/** One column: what it is called, how many are in it, and its cards. */
export const BoardColumn = memo(Column, isUnchanged);

function Column(props: BoardColumnProps) {
  const { of, total, can, isFiltered, isFirst, isLast, ...list } = props;
  const { t } = useLingui();
  const { add } = useBoard();
  const { columnName } = useCardTexts();
  const { evaluation_board_column: column } = of;
  const name = columnName(of);
  return (
    <section
      className={classes.column}
      aria-label={t`Kolonnen ${name}`}
      data-over={list.dropBelow !== undefined}
    >
      <ColumnHead
        column={of}
        shown={list.cards.length}
        total={total}
        isFirst={isFirst}
        isLast={isLast}
        onAdd={can.addCard ? () => add(column) : undefined}
      />
      <CardList
        {...list}
        column={column}
        label={t`Kort i ${name}`}
        empty={
          <p className={classes.empty}>
            {isFiltered && total > 0 ? (
              <Trans>Ingen her passer til filteret.</Trans>
            ) : (
              <Trans>Ingen her ennå.</Trans>
            )}
          </p>
        }
      />
    </section>
  );
}

/** Others mark cards all the time: a column whose own marks stay the same is not drawn for them. */
function isUnchanged(before: BoardColumnProps, { by, ...after }: BoardColumnProps): boolean {
  const others = Object.entries(after).every(
    ([name, value]) => before[name as keyof typeof after] === value,
  );
  return others && by.size === before.by.size && [...by].every(isIn(before.by));
}

const isIn =
  <K, V>(map: ReadonlyMap<K, V>) =>
  ([key, value]: readonly [K, V]): boolean =>
    map.get(key) === value;
