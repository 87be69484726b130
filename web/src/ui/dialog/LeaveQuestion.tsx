import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface LeaveQuestionProps {
  unsaved: boolean;
  /** a change of the query string alone, as when a dialog opens, does not leave the form */
  outlivesDialogs?: boolean;
  /** the user chose to lose the changes */
  onLeave?: () => void;
  /** what would be lost, where it is not text */
  children?: ReactNode;
}

/** Asks before unsaved text is lost, on the way to another page and when the tab is closed. */
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
