import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { noticeDone } from '../../../ui/states/notice.tsx';
import { useSetActivation } from '../../consultant-companies.queries.ts';
import type { BenchDialogProps } from './bench-action.ts';

export function ActivateDialog({ row, company, onClose }: BenchDialogProps) {
  const { t } = useLingui();
  const activate = useSetActivation(company);
  const { account, name } = row.consultant;
  const done = () => {
    noticeDone(t`${name} er aktiv`);
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      title={t`Aktiver ${name}`}
      confirm={t`Aktiver`}
      onConfirm={() => activate.mutate({ profile: account, active: true }, { onSuccess: done })}
      onClose={onClose}
      pending={activate.isPending}
      error={activate.error}
    >
      <Trans>Profilen blir synlig for innkjøpere, og konsulenten kan meldes på oppdrag.</Trans>
    </ConfirmDialog>
  );
}
