import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { marketDay } from '@torg/protocol/market-day';
import { useState } from 'react';
import { DateField } from '../../ui/field/DateField.tsx';
import { told } from '../../ui/states/told.ts';
import { useMinute } from '../../ui/text/use-minute.ts';
import { useEndAgreement, type AgreementView } from '../agreements.queries.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';

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
  const today = marketDay(useMinute(), agreement.client.country);
  const isLate = on !== null && on >= agreement.end_date;
  const late = isLate && t`Velg en dag før avtalens siste dag.`;
  const confirm = (reason: string) => {
    if (on === null || isLate) return;
    end.mutate({ on, reason }, told({ done: t`Avtalen avsluttes`, next: onClose }));
  };
  return (
    <ReasonDialog
      title={t`Avslutte avtalen før tiden?`}
      lead={
        <Trans>
          Begge sider og konsulenten får en e-post med dagen og grunnen. Det kan ikke angres.
        </Trans>
      }
      confirm={t`Avslutt avtalen`}
      fields={(isTried) => (
        <DateField
          label={t`Siste arbeidsdag`}
          withAsterisk
          value={on}
          onChange={setOn}
          minDate={today}
          error={late || (isTried && on === null && t`Velg en dag`)}
        />
      )}
      onConfirm={confirm}
      onClose={onClose}
      change={end}
    />
  );
}
