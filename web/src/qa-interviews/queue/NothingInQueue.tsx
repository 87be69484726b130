import { Trans, useLingui } from '@lingui/react/macro';
import { IconArchive, IconFilterOff, IconMug } from '@tabler/icons-react';
import { NoHits } from '../../ui/states/NoHits.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { isNarrowed, type QueueSearch } from './queue-search.ts';

export function NothingInQueue({ search }: { search: QueueSearch }) {
  const { t } = useLingui();
  if (isNarrowed(search)) {
    return (
      <NoHits
        icon={<IconFilterOff />}
        title={t`Ingen fagintervjuer passer`}
        unfiltered={{ to: '/admin/qa-interview', search: { tab: search.tab } }}
      >
        <Trans>Ta bort et filter for å se flere.</Trans>
      </NoHits>
    );
  }
  if (search.tab === 'archive') {
    return (
      <EmptyState icon={<IconArchive />} title={t`Arkivet er tomt`}>
        <Trans>Fagintervjuer som du arkiverer, ligger her.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<IconMug />}
      title={search.tab === 'all' ? t`Ingen fagintervjuer ennå` : t`Ingen venter på deg`}
    >
      <Trans>Når en konsulent leverer et fagintervju, dukker det opp her av seg selv.</Trans>
    </EmptyState>
  );
}
