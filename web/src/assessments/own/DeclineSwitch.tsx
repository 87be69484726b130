import { Trans, useLingui } from '@lingui/react/macro';
import { Paper, Switch } from '@mantine/core';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { told } from '../../ui/states/told.ts';
import { useDecline } from './own-assessments.queries.ts';

interface DeclineSwitchProps {
  profile: string;
  declined: boolean;
  canDecline: boolean;
}

/** A consultant may be read by people alone. */
export function DeclineSwitch({ profile, declined, canDecline }: DeclineSwitchProps) {
  const { t } = useLingui();
  const decline = useDecline(profile);
  const change = (next: boolean) =>
    decline.mutate(
      next,
      told({ done: next ? t`Du vurderes ikke med KI` : t`Du kan vurderes med KI igjen` }),
    );
  return (
    <Paper>
      <Switch
        label={<Trans>Ikke vurder meg med KI</Trans>}
        description={
          <Trans>
            Du er med på oppdrag og i søk som før. De som ber om en vurdering, ser at du ikke vil,
            og leser profilen selv.
          </Trans>
        }
        checked={decline.isPending ? decline.variables : declined}
        disabled={!canDecline || decline.isPending}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      <ErrorNotice error={decline.error} />
    </Paper>
  );
}
