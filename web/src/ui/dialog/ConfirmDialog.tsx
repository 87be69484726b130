import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorNotice } from '../states/ErrorNotice.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** what happens, and whether it can be undone */
  children: ReactNode;
  /** a verb, the same as on the button that opened it */
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
  pending?: boolean;
  error?: unknown;
  /** it removes something for good */
  destructive?: boolean;
  /** something is typed in it, which a stray click must not lose; the focus begins there */
  hasText?: boolean;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, confirm, onConfirm, onClose, pending, error } = props;
  return (
    <Dialog opened={opened} onClose={onClose} title={title} closesOnBackdrop={!props.hasText}>
      <Stack>
        <div>{children}</div>
        <ErrorNotice error={error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus={!props.hasText || undefined}>
            <Trans>Avbryt</Trans>
          </Button>
          <Button
            color={props.destructive ? 'red.8' : undefined}
            loading={pending}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
