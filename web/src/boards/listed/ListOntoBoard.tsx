import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconLayoutKanban } from '@tabler/icons-react';
import { useState } from 'react';
import { useOpenList } from '../../saved-profiles/public/saved-people.ts';
import { OntoBoardDialog } from './OntoBoardDialog.tsx';

/** On the page of a list: puts all who are in it on a board. */
export function ListOntoBoard() {
  const list = useOpenList();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconLayoutKanban size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <Trans>Legg på en tavle</Trans>
      </Button>
      {isOpen && <OntoBoardDialog list={list} onClose={() => setOpen(false)} />}
    </>
  );
}
