import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';

const undoMs = 20_000;
/** A move can be undone in other ways, and its message must not cover the page for long. */
const moveMs = 6_000;

/** Of the last move: what is done next takes its place. */
let ofMove: string | undefined;

interface Undo {
  label: string;
  onUndo: () => void;
  /** by the live region of the board, so it is no alert of its own */
  isSaid?: boolean;
  shownMs?: number;
}

/** A short message at the edge of the page that something was done, with a way back; returns its id. */
export function noticeUndo(
  message: string,
  { label, onUndo, isSaid, shownMs = undoMs }: Undo,
): string {
  hideMoveNotice();
  const id = notifications.show({
    role: isSaid ? 'group' : 'alert',
    color: 'spruce',
    autoClose: shownMs,
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
  ofMove = noticeUndo(message, { ...undo, isSaid: true, shownMs: moveMs });
}

export function hideMoveNotice(): void {
  if (ofMove !== undefined) notifications.hide(ofMove);
  ofMove = undefined;
}
