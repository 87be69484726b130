import { Trans, useLingui } from '@lingui/react/macro';
import { ChangeDialog } from '../../../ui/dialog/ChangeDialog.tsx';
import { useSetActivation } from '../../consultant-companies.queries.ts';
import type { BenchDialogProps } from './bench-action.ts';

export function DeactivateDialog({ row, company, onClose }: BenchDialogProps) {
  const { t } = useLingui();
  const deactivate = useSetActivation(company);
  const { account, name } = row.consultant;
  return (
    <ChangeDialog
      title={t`Deaktiver ${name}`}
      confirm={t`Deaktiver`}
      change={deactivate}
      value={{ profile: account, active: false }}
      done={t`${name} er ikke lenger aktiv`}
      onClose={onClose}
    >
      <Trans>
        Ingen innkjøpere ser profilen lenger. Den kan aktiveres igjen så lenge den er komplett.
      </Trans>
    </ChangeDialog>
  );
}
