import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface LeaveQuestionProps {
  unsaved: boolean;
  /** what only changes the question mark's part of the address, as a dialog does, leaves the form there */
  outlivesDialogs?: boolean;
  /** the one who writes lets go of it */
  onLeave?: () => void;
  /** what is lost, where it is not the text */
  children?: ReactNode;
}

/** Asks before what was typed is lost, on the way to another page and when the tab is closed. */
export function LeaveQuestion({
  unsaved,
  outlivesDialogs = false,
  onLeave,
  children,
}: LeaveQuestionProps) {
  const { t } = useLingui();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      unsaved && !(outlivesDialogs && next.pathname === current.pathname),
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  const leave = () => {
    onLeave?.();
    proceed?.();
  };
  return (
    <ConfirmDialog
      opened={status === 'blocked'}
      title={children ? t`Forlate siden nå?` : t`Forlate siden uten å lagre?`}
      confirm={t`Forlat siden`}
      onConfirm={leave}
      onClose={() => reset?.()}
      destructive
    >
      {children ?? <Trans>Det du har skrevet her, er ikke lagret og blir borte.</Trans>}
    </ConfirmDialog>
  );
}
