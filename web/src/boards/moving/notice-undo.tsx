import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';

const undoMs = 20_000;

/** A short message at the edge of the page that something was done, with a way back. */
export function noticeUndo(message: string, label: string, onUndo: () => void): void {
  const id = notifications.show({
    color: 'spruce',
    autoClose: undoMs,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <span>{message}</span>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            notifications.hide(id);
            onUndo();
          }}
        >
          {label}
        </Button>
      </Group>
    ),
  });
}
