import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { noticeDone } from '../../../ui/notice.tsx';
import { useRemoveConsultant } from '../../consultant-companies.queries.ts';
import type { BenchDialogProps } from './bench-deed.ts';

export function RemoveDialog({ row, company, onClose }: BenchDialogProps) {
  const { t } = useLingui();
  const remove = useRemoveConsultant(company);
  const { account, name } = row.consultant;
  const done = () => {
    noticeDone(t`Profilen er slettet.`);
    onClose();
    // The row goes, and with it the button that had the focus.
    document.querySelector<HTMLElement>('#main h1')?.focus();
  };
  return (
    <ConfirmDialog
      opened
      destructive
      title={t`Slett profilen`}
      confirm={t`Slett`}
      onConfirm={() => remove.mutate(account, { onSuccess: done })}
      onClose={onClose}
      pending={remove.isPending}
      error={remove.error}
    >
      <Text fw={550}>{name}</Text>
      <Trans>
        Profilen, bildet og filene blir borte for godt, og kontoen kan ikke brukes lenger. Samtaler
        og oppdrag som viser til personen, beholder en plass uten navn.
      </Trans>
    </ConfirmDialog>
  );
}
