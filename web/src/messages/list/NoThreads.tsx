import { Trans, useLingui } from '@lingui/react/macro';
import { IconMessages } from '@tabler/icons-react';
import { NoHits } from '../../ui/states/NoHits.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { isNarrowed, type ThreadSearch } from '../thread-search.ts';

export function NoThreads({ search }: { search: ThreadSearch }) {
  const { t } = useLingui();
  const { q, kind, assignment, unread } = search;
  const onlyUnread = unread && !q && !kind && !assignment;
  if (onlyUnread) {
    return (
      <EmptyState icon={<IconMessages />} title={t`Alt er lest`}>
        <Trans>Nye meldinger dukker opp her av seg selv.</Trans>
      </EmptyState>
    );
  }
  if (isNarrowed(search)) {
    return (
      <NoHits
        icon={<IconMessages />}
        title={t`Ingen samtaler passer`}
        unfiltered={{ to: '/messages', search: {} }}
        label={<Trans>Vis alle samtaler</Trans>}
      >
        <Trans>Prøv et annet ord, eller ta bort filtrene.</Trans>
      </NoHits>
    );
  }
  return (
    <EmptyState icon={<IconMessages />} title={t`Ingen samtaler ennå`}>
      <Trans>Skriv til noen, eller svar på et oppdrag. Samtalen begynner her.</Trans>
    </EmptyState>
  );
}
