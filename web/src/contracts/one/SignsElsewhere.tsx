import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import type { Contract } from '../contracts.queries.ts';

type Waiting = Pick<Contract, 'contract_provider' | 'status' | 'own_signatory' | 'signatories'>;

/** Where whoever has to sign does that, if it is not here. */
export function SignsElsewhere({
  contract: { contract_provider, status, own_signatory, signatories },
}: {
  contract: Waiting;
}) {
  const own = signatories.find(({ signatory }) => signatory === own_signatory);
  const hasToSign = own?.status === 'unopened' || own?.status === 'viewed';
  if (contract_provider !== 'oneflow' || status !== 'in_progress' || !hasToSign) return null;
  return (
    <Alert
      color="clay"
      icon={<IconMail aria-hidden />}
      title={<Trans>Du signerer hos Oneflow</Trans>}
    >
      <Trans>
        Bruk lenken i e-posten som Oneflow sender til <bdi>{own.email}</bdi>.
      </Trans>
    </Alert>
  );
}
