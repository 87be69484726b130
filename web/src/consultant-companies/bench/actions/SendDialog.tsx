import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, Stack } from '@mantine/core';
import { disciplines, type Discipline } from '@torg/protocol/terms';
import { useState } from 'react';
import { disciplineTexts } from '../../../competencies/public/discipline-texts.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { told } from '../../../ui/states/told.ts';
import { useSendToQa } from '../../consultant-companies.queries.ts';
import type { BenchDialogProps } from './bench-action.ts';

export function SendDialog({ row, company, onClose }: BenchDialogProps) {
  const { t } = useLingui();
  const [discipline, setDiscipline] = useState<Discipline>();
  const [tried, setTried] = useState(false);
  const send = useSendToQa(company);
  const { account, name } = row.consultant;
  const confirm = () => {
    setTried(true);
    if (!discipline) return;
    send.mutate(
      { profile: account, discipline },
      told({ done: t`${name} er sendt til kvalitetssikring`, next: onClose }),
    );
  };
  return (
    <ConfirmDialog
      opened
      title={t`Send til kvalitetssikring`}
      confirm={t`Send`}
      onConfirm={confirm}
      onClose={onClose}
      pending={send.isPending}
      error={send.error}
    >
      <Stack>
        <Trans>Vi går gjennom profilen til {name}. Avgjørelsen vises her på siden.</Trans>
        <NativeSelect
          data-autofocus
          label={t`Fagområde`}
          description={t`Det konsulenten skal vurderes i.`}
          withAsterisk
          aria-required
          value={discipline ?? ''}
          error={tried && !discipline && t`Velg et fagområde`}
          onChange={({ currentTarget: { value } }) =>
            setDiscipline(disciplines.find((one) => one === value))
          }
          data={[
            { value: '', label: t`Velg …` },
            ...disciplines.map((value) => ({ value, label: t(disciplineTexts[value]) })),
          ]}
        />
      </Stack>
    </ConfirmDialog>
  );
}
