import type { ReactNode } from 'react';
import { told, type Told } from '../states/told.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface ChangeDialogProps<A, V> extends Omit<Told<A>, 'failed'> {
  opened?: boolean;
  title: string;
  /** what happens, and whether it can be undone */
  children: ReactNode;
  /** a verb, the same as on the button that opened it */
  confirm: string;
  change: {
    mutate: (value: V, outcome: { onSuccess: (answer: A) => void }) => void;
    isPending: boolean;
    error: unknown;
  };
  /** what `change` is made with */
  value: V;
  onClose: () => void;
  /** it removes something for good */
  destructive?: boolean;
}

/** Asks before one change, shows its refusal, and closes with a notice when it is done. */
export function ChangeDialog<A, V>(props: ChangeDialogProps<A, V>) {
  const { opened = true, change, value, onClose, done, next = onClose, ...dialog } = props;
  return (
    <ConfirmDialog
      {...dialog}
      opened={opened}
      onConfirm={() => change.mutate(value, told({ done, next }))}
      onClose={onClose}
      pending={change.isPending}
      error={change.error}
    />
  );
}
