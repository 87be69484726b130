import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';

const longEnoughMs = 15_000;

/** Shows what was done, with an undo button for a while. */
export function offerUndo(done: { id: string; message: ReactNode; undo: () => void }): void {
  const { id, message, undo } = done;
  const takeBack = () => {
    notifications.hide(id);
    undo();
  };
  notifications.show({
    id,
    autoClose: longEnoughMs,
    message: (
      <Group justify="space-between" wrap="nowrap">
        <span>{message}</span>
        <Button size="compact-sm" variant="default" onClick={takeBack}>
          <Trans>Angre</Trans>
        </Button>
      </Group>
    ),
  });
}
