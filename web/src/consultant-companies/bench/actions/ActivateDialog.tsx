import { Trans, useLingui } from '@lingui/react/macro';
import { ChangeDialog } from '../../../ui/dialog/ChangeDialog.tsx';
import { useSetActivation } from '../../consultant-companies.queries.ts';
import type { BenchDialogProps } from './bench-action.ts';

export function ActivateDialog({ row, company, onClose }: BenchDialogProps) {
  const { t } = useLingui();
  const activate = useSetActivation(company);
  const { account, name } = row.consultant;
  return (
    <ChangeDialog
      title={t`Aktiver ${name}`}
      confirm={t`Aktiver`}
      change={activate}
      value={{ profile: account, active: true }}
      done={t`${name} er aktiv`}
      onClose={onClose}
    >
      <Trans>Profilen blir synlig for innkjøpere, og konsulenten kan meldes på oppdrag.</Trans>
    </ChangeDialog>
  );
}
