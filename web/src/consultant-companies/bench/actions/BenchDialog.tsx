import { ActivateDialog } from './ActivateDialog.tsx';
import type { ConfirmedAction, BenchDialogProps } from './bench-action.ts';
import { DeactivateDialog } from './DeactivateDialog.tsx';
import { NotYetDialog } from './NotYetDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { SendDialog } from './SendDialog.tsx';

/** Asks for confirmation of an action, or lists what is missing for it. */
export function BenchDialog({ action, ...rest }: BenchDialogProps & { action: ConfirmedAction }) {
  const { qa, activation } = rest.row.missing;
  switch (action) {
    case 'send':
      return qa.length > 0 ? <NotYetDialog action={action} {...rest} /> : <SendDialog {...rest} />;
    case 'activate':
      return activation.length > 0 ? (
        <NotYetDialog action={action} {...rest} />
      ) : (
        <ActivateDialog {...rest} />
      );
    case 'deactivate':
      return <DeactivateDialog {...rest} />;
    case 'remove':
      return <RemoveDialog {...rest} />;
  }
}
