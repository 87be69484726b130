import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { marketDay } from '@torg/protocol/market-day';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { CountedTextarea } from '../../ui/field/CountedTextarea.tsx';
import { DateField } from '../../ui/field/DateField.tsx';
import { told } from '../../ui/states/told.ts';
import { useMinute } from '../../ui/text/use-minute.ts';
import { useEndAgreement, type AgreementView } from '../agreements.queries.ts';

/** Ends an agreement before its last day; asks first. */
export function EndAction({ agreement }: { agreement: AgreementView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        <Trans>Avslutt før tiden</Trans>
      </Button>
      {isOpen && <EndDialog agreement={agreement} onClose={() => setOpen(false)} />}
    </>
  );
}

function EndDialog({ agreement, onClose }: { agreement: AgreementView; onClose: () => void }) {
  const { t } = useLingui();
  const end = useEndAgreement(agreement.agreement_id);
  const [on, setOn] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const today = marketDay(useMinute(), agreement.client.country);
  const isEmpty = reason.trim() === '';
  const isLate = on !== null && on >= agreement.end_date;
  const confirm = () => {
    setTried(true);
    if (on === null || isLate || isEmpty) return;
    end.mutate({ on, reason }, told({ done: t`Avtalen avsluttes`, next: onClose }));
  };
  const late = isLate && t`Velg en dag før avtalens siste dag.`;
  return (
    <ConfirmDialog
      opened
      hasText
      title={t`Avslutte avtalen før tiden?`}
      confirm={t`Avslutt avtalen`}
      onConfirm={confirm}
      onClose={onClose}
      pending={end.isPending}
      error={end.error}
      destructive
    >
      <Stack>
        <Text>
          <Trans>
            Begge sider og konsulenten får en e-post med dagen og grunnen. Det kan ikke angres.
          </Trans>
        </Text>
        <DateField
          label={t`Siste arbeidsdag`}
          withAsterisk
          value={on}
          onChange={setOn}
          minDate={today}
          error={late || (tried && on === null && t`Velg en dag`)}
        />
        <CountedTextarea
          label={t`Hvorfor`}
          withAsterisk
          minRows={3}
          max={limits.contract.reason}
          value={reason}
          onChange={setReason}
          error={tried && isEmpty && t`Skriv en grunn.`}
        />
      </Stack>
    </ConfirmDialog>
  );
}
