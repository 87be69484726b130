import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { EmptyState } from '../../ui/states/EmptyState.tsx';

interface NoCriteriaYetProps {
  pending: boolean;
  /** undefined where one may only read */
  onAsk: (() => void) | undefined;
}

/** Says what criteria are, before there are any. */
export function NoCriteriaYet({ pending, onAsk }: NoCriteriaYetProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<IconListCheck />}
      title={t`Ingen kriterier ennå`}
      action={
        onAsk && (
          <Button loading={pending} onClick={onAsk}>
            <Trans>Foreslå kriterier</Trans>
          </Button>
        )
      }
    >
      <Trans>
        Kriteriene sier hva kandidatene vurderes etter. Vi foreslår dem fra teksten, og dere retter
        og godkjenner dem.
      </Trans>
    </EmptyState>
  );
}
