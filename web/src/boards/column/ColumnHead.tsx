import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu, VisuallyHidden } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowRight,
  IconDots,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { ActionMenu } from '../../ui/dialog/ActionMenu.tsx';
import { useNumberText } from '../../ui/text/number-text.ts';
import { useBoard } from '../board-context.ts';
import { useCardTexts } from '../moving/card-texts.ts';
import type { Column } from '../state/board-state.ts';
import { ColumnDialog } from './ColumnDialog.tsx';
import classes from './ColumnHead.module.css';
import { stageTexts } from './stage-texts.ts';

interface ColumnHeadProps {
  column: Column;
  shown: number;
  total: number;
  /** the first and the last of those that can be moved */
  isFirst: boolean;
  isLast: boolean;
}

/** What a column is called, what it says about those in it, how many they are, and its menu. */
export function ColumnHead({ column, shown, total, isFirst, isLast }: ColumnHeadProps) {
  const { t } = useLingui();
  const number = useNumberText();
  const { columnName } = useCardTexts();
  const { moveColumn, removeColumn } = useBoard();
  const [isChanging, setChanging] = useState(false);
  const { can, stage } = column;
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
      {can.change && (
        <ActionMenu
          target={
            <ActionIcon
              variant="subtle"
              color="gray"
              size={30}
              aria-label={t`Handlinger for kolonnen ${name}`}
            >
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          }
        >
          <Menu.Item
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => setChanging(true)}
          >
            <Trans>Endre navn og fase</Trans>
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowLeft size={18} aria-hidden />}
            disabled={isFirst}
            onClick={() => moveColumn(column, -1)}
          >
            <Trans>Flytt til venstre</Trans>
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowRight size={18} aria-hidden />}
            disabled={isLast}
            onClick={() => moveColumn(column, 1)}
          >
            <Trans>Flytt til høyre</Trans>
          </Menu.Item>
          {can.remove && (
            <>
              <Menu.Divider />
              <Menu.Item
                color="red"
                leftSection={<IconTrash size={18} aria-hidden />}
                onClick={() => removeColumn(column)}
              >
                <Trans>Slett kolonnen</Trans>
              </Menu.Item>
            </>
          )}
        </ActionMenu>
      )}
      {isChanging && <ColumnDialog column={column} onClose={() => setChanging(false)} />}
    </header>
  );
}
