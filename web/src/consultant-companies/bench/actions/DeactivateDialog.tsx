import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { noticeDone } from '../../../ui/states/notice.tsx';
import { useSetActivation } from '../../consultant-companies.queries.ts';
import type { BenchDialogProps } from './bench-action.ts';

export function DeactivateDialog({ row, company, onClose }: BenchDialogProps) {
  const { t } = useLingui();
  const deactivate = useSetActivation(company);
  const { account, name } = row.consultant;
  const done = () => {
    noticeDone(t`${name} er ikke lenger aktiv`);
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      title={t`Deaktiver ${name}`}
      confirm={t`Deaktiver`}
      onConfirm={() => deactivate.mutate({ profile: account, active: false }, { onSuccess: done })}
      onClose={onClose}
      pending={deactivate.isPending}
      error={deactivate.error}
    >
      <Trans>
        Ingen innkjøpere ser profilen lenger. Den kan aktiveres igjen så lenge den er komplett.
      </Trans>
    </ConfirmDialog>
  );
}
