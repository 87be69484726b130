import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ChangeDialog } from '../../ui/dialog/ChangeDialog.tsx';
import { FactorPart } from './FactorPart.tsx';
import { useRenewRecoveryCodes, type AccountSecurity } from './security.queries.ts';

interface RecoveryCodesPartProps {
  left: number;
  can: AccountSecurity['can'];
}

/** What helps when the telephone is lost: how many codes are left, and new ones. */
export function RecoveryCodesPart({ left, can }: RecoveryCodesPartProps) {
  const { t } = useLingui();
  const [confirming, setConfirming] = useState(false);
  return (
    <FactorPart
      title={t`Gjenopprettingskoder`}
      lead={
        <>
          <Trans>Slipper deg inn når du ikke har telefonen.</Trans>{' '}
          <Plural
            value={left}
            _0="Du har brukt opp alle. Lag nye."
            one="Du har # kode igjen."
            other="Du har # koder igjen."
          />
        </>
      }
      error={null}
      action={
        can.renewRecoveryCodes && (
          <Button variant="default" onClick={() => setConfirming(true)}>
            <Trans>Lag nye koder</Trans>
          </Button>
        )
      }
    >
      {confirming && <RenewCodes onClose={() => setConfirming(false)} />}
    </FactorPart>
  );
}

function RenewCodes({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <ChangeDialog
      title={t`Lag nye gjenopprettingskoder`}
      confirm={t`Lag nye`}
      change={useRenewRecoveryCodes()}
      value={undefined}
      onClose={onClose}
    >
      <Trans>De gamle kodene slutter å virke med én gang.</Trans>
    </ChangeDialog>
  );
}
