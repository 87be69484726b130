import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { ChangeDialog } from '../../ui/dialog/ChangeDialog.tsx';
import { AgoText, DateText } from '../../ui/text/DateText.tsx';
import { FactorPart } from './FactorPart.tsx';
import { useRemoveTotp, useStartTotp, type AccountSecurity } from './security.queries.ts';
import { TotpDialog } from './TotpDialog.tsx';

/** An app that shows a new code each half minute. */
export function TotpPart({ security: { totp, can } }: { security: AccountSecurity }) {
  const { t } = useLingui();
  const start = useStartTotp();
  const [confirming, setConfirming] = useState(false);
  return (
    <FactorPart
      title={t`Kodeapp`}
      lead={totp ? <InUse totp={totp} /> : <WhatItIs />}
      error={start.error}
      action={
        <Group gap="xs">
          {can.addTotp && (
            <Button variant="default" loading={start.isPending} onClick={() => start.mutate()}>
              {totp ? <Trans>Bytt kodeapp</Trans> : <Trans>Sett opp kodeapp</Trans>}
            </Button>
          )}
          {can.removeTotp && (
            <Button variant="subtle" color="gray" onClick={() => setConfirming(true)}>
              <Trans>Fjern kodeappen</Trans>
            </Button>
          )}
        </Group>
      }
    >
      {start.data && (
        <TotpDialog setup={start.data} onClose={start.reset} onExpired={() => start.mutate()} />
      )}
      {confirming && <RemoveTotp onClose={() => setConfirming(false)} />}
    </FactorPart>
  );
}

function WhatItIs() {
  return (
    <Trans>
      En app på telefonen, som Google Authenticator eller 1Password, viser en ny kode hvert halve
      minutt. Du skriver den når du logger inn.
    </Trans>
  );
}

function InUse({ totp }: { totp: NonNullable<AccountSecurity['totp']> }) {
  const { created_at, last_used_at } = totp;
  return (
    <>
      <Trans>
        Satt opp <DateText value={created_at} />.
      </Trans>{' '}
      {last_used_at && (
        <Trans>
          Sist brukt <AgoText value={last_used_at} />.
        </Trans>
      )}
    </>
  );
}

function RemoveTotp({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <ChangeDialog
      destructive
      title={t`Fjern kodeappen`}
      confirm={t`Fjern`}
      change={useRemoveTotp()}
      value={undefined}
      done={t`Kodeappen er fjernet`}
      onClose={onClose}
    >
      <Trans>
        Kodene fra appen virker ikke lenger her. Har du ingen passnøkkel, er totrinnsinnloggingen
        slått av.
      </Trans>
    </ChangeDialog>
  );
}
