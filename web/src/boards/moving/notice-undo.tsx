import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';

const undoMs = 20_000;

/** Of the last move: what is done next takes its place. */
let ofMove: string | undefined;

interface Undo {
  label: string;
  onUndo: () => void;
  /** by the live region of the board, so it is no alert of its own */
  isSaid?: boolean;
}

/** A short message at the edge of the page that something was done, with a way back; returns its id. */
export function noticeUndo(message: string, { label, onUndo, isSaid }: Undo): string {
  hideMoveNotice();
  const id = notifications.show({
    role: isSaid ? 'group' : 'alert',
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
  return id;
}

export function noticeMove(message: string, undo: Undo): void {
  ofMove = noticeUndo(message, { ...undo, isSaid: true });
}

export function hideMoveNotice(): void {
  if (ofMove !== undefined) notifications.hide(ofMove);
  ofMove = undefined;
}
