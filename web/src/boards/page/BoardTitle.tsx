import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { BoardState } from '../state/board-state.ts';
import classes from './BoardTitle.module.css';
import { RenameBoardDialog } from './RenameBoardDialog.tsx';

/** What the board is called, and a way to change it. */
export function BoardTitle({ state }: { state: BoardState }) {
  const { t } = useLingui();
  const [isRenaming, setRenaming] = useState(false);
  return (
    <div className={classes.title}>
      <Title order={2} size="h3" className={classes.words}>
        {state.title}
      </Title>
      {state.can.edit && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t`Gi tavlen et annet navn`}
          onClick={() => setRenaming(true)}
        >
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
      )}
      {isRenaming && <RenameBoardDialog title={state.title} onClose={() => setRenaming(false)} />}
    </div>
  );
}
