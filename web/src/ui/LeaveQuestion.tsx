import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface LeaveQuestionProps {
  unsaved: boolean;
  /** the one who writes lets go of it */
  onLeave?: () => void;
}

/** Asks before what was typed is lost, on the way to another page and when the tab is closed. */
export function LeaveQuestion({ unsaved, onLeave }: LeaveQuestionProps) {
  const { t } = useLingui();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => unsaved,
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
      title={t`Forlate siden uten å lagre?`}
      confirm={t`Forlat siden`}
      onConfirm={leave}
      onClose={() => reset?.()}
      destructive
    >
      <Trans>Det du har skrevet her, er ikke lagret og blir borte.</Trans>
    </ConfirmDialog>
  );
}
