import { Plural, useLingui } from '@lingui/react/macro';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNumberText } from '../../ui/text/number-text.ts';
import { useCardTexts } from '../public/card-texts.ts';
import type { Column } from '../state/board-state.ts';
import { ColumnDialog } from './ColumnDialog.tsx';
import classes from './ColumnHead.module.css';
import { ColumnMenu } from './ColumnMenu.tsx';
import { stageTexts } from './stage-texts.ts';

interface ColumnHeadProps {
  column: Column;
  shown: number;
  total: number;
  /** the first and the last of those that can be moved */
  isFirst: boolean;
  isLast: boolean;
  /** puts a card in it */
  onAdd: (() => void) | undefined;
}

/** What a column is called, what it says about those in it, how many they are, and its menu. */
export function ColumnHead(props: ColumnHeadProps) {
  const { column, shown, total, isFirst, isLast, onAdd } = props;
  const { t } = useLingui();
  const number = useNumberText();
  const { columnName } = useCardTexts();
  const [isChanging, setChanging] = useState(false);
  const { stage } = column;
  const name = columnName(column);
  return (
    <header className={classes.head} data-stage={stage}>
      <span className={classes.dot} aria-hidden />
      <div className={classes.words}>
        <h3 className={classes.name}>{name}</h3>
        <span className={classes.stage}>{t(stageTexts[stage])}</span>
      </div>
      <span className={classes.count}>
        <span aria-hidden>
          {shown === total ? number(total) : t`${number(shown)} av ${number(total)}`}
        </span>
        <VisuallyHidden>
          <Plural value={shown} one="# kort" other="# kort" />
        </VisuallyHidden>
      </span>
      {onAdd && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={30}
          aria-label={t`Legg til kort i ${name}`}
          title={t`Legg til kort`}
          onClick={onAdd}
        >
          <IconPlus size={18} aria-hidden />
        </ActionIcon>
      )}
      <ColumnMenu
        column={column}
        isFirst={isFirst}
        isLast={isLast}
        onChange={() => setChanging(true)}
      />
      {isChanging && <ColumnDialog column={column} onClose={() => setChanging(false)} />}
    </header>
  );
}
