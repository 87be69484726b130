import { ActivateDialog } from './ActivateDialog.tsx';
import type { AskedDeed, BenchDialogProps } from './bench-deed.ts';
import { DeactivateDialog } from './DeactivateDialog.tsx';
import { NotYetDialog } from './NotYetDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { SendDialog } from './SendDialog.tsx';

/** The question before a deed; where something is missing for it, that instead. */
export function BenchDialog({ deed, ...rest }: BenchDialogProps & { deed: AskedDeed }) {
  const { qa, activation } = rest.row.missing;
  switch (deed) {
    case 'send':
      return qa.length > 0 ? <NotYetDialog deed={deed} {...rest} /> : <SendDialog {...rest} />;
    case 'activate':
      return activation.length > 0 ? (
        <NotYetDialog deed={deed} {...rest} />
      ) : (
        <ActivateDialog {...rest} />
      );
    case 'deactivate':
      return <DeactivateDialog {...rest} />;
    case 'remove':
      return <RemoveDialog {...rest} />;
  }
}
