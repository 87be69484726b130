import { useLingui } from '@lingui/react/macro';
import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useCardTexts } from '../public/card-texts.ts';
import { shownColumn } from './BoardColumns.tsx';
import classes from './ColumnSwitch.module.css';
import type { useOpenBoard } from './use-open-board.ts';

/** Which column a phone shows. At either end the button stays, so that the focus is not lost. */
export function ColumnSwitch({ open }: { open: ReturnType<typeof useOpenBoard> }) {
  const { t } = useLingui();
  const { columnName } = useCardTexts();
  const { drawn, lanes, set } = open;
  const current = shownColumn(open);
  const at = drawn.columns.findIndex((one) => one.evaluation_board_column === current);
  const choose = (column: string | undefined) => {
    if (column !== undefined) set({ column });
  };
  const last = drawn.columns.length - 1;
  const step = (by: number) => drawn.columns[at + by]?.evaluation_board_column;
  return (
    <div className={classes.switch}>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t`Forrige kolonne`}
        aria-disabled={at <= 0}
        data-disabled={at <= 0 || undefined}
        onClick={() => choose(step(-1))}
      >
        <IconChevronLeft size={20} aria-hidden />
      </ActionIcon>
      <NativeSelect
        className={classes.select}
        size="md"
        aria-label={t`Kolonne`}
        value={current}
        data={drawn.columns.map((column, place) => {
          const name = columnName(column);
          const count = lanes[place]?.cards.length ?? 0;
          return { value: column.evaluation_board_column, label: t`${name} (${count})` };
        })}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t`Neste kolonne`}
        aria-disabled={at >= last}
        data-disabled={at >= last || undefined}
        onClick={() => choose(step(1))}
      >
        <IconChevronRight size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
}
