import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { FactList, type Fact } from '../../ui/layout/FactList.tsx';
import { AgoText } from '../../ui/text/DateText.tsx';
import type { FlowcaseSettings } from '../flowcase.queries.ts';

interface LastSyncProps {
  settings: FlowcaseSettings;
  isBusy: boolean;
}

/** The latest synchronization in a few facts. */
export function LastSync({ settings, isBusy }: LastSyncProps) {
  return (
    <div>
      <Text role="status" size="sm" c="dimmed" mb="xs">
        {isBusy && <Trans>Synkroniserer nå. Siden oppdaterer seg selv.</Trans>}
      </Text>
      <Facts settings={settings} />
    </div>
  );
}

function Facts({ settings: { last_sync: last, synced_at } }: Pick<LastSyncProps, 'settings'>) {
  const { t } = useLingui();
  const success: Fact = {
    label: t`Sist synkronisert`,
    value: synced_at === null ? <Trans>Ikke ennå</Trans> : <AgoText value={synced_at} />,
  };
  if (last === null) return <FactList facts={[success]} />;
  const { started_at, started_by_name: by, read, changed, failed } = last;
  const facts: Fact[] = [
    success,
    {
      label: t`Siste forsøk`,
      value: (
        <>
          <AgoText value={started_at} /> · {by ?? <Trans>automatisk</Trans>}
        </>
      ),
    },
    { label: t`Endret i Flowcase`, value: <Plural value={read} one="# CV" other="# CV-er" /> },
    {
      label: t`Profiler oppdatert`,
      value: <Plural value={changed} one="# profil" other="# profiler" />,
    },
  ];
  if (failed > 0) {
    const value = <Plural value={failed} one="# CV" other="# CV-er" />;
    facts.push({ label: t`Ikke hentet`, value });
  }
  return <FactList facts={facts} />;
}
