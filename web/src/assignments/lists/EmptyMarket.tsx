import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminGroupFilter } from '@torg/protocol/terms';
import { EmptyState } from '../../ui/states/EmptyState.tsx';

/** Shown when the admins' list is empty without any filter. */
export function EmptyMarket({ group }: { group: AdminGroupFilter | undefined }) {
  const { t } = useLingui();
  if (group === 'admin-active') {
    return (
      <EmptyState title={t`Ingen aktive oppdrag`}>
        <Trans>Utkast og avsluttede oppdrag ligger under Ikke aktive.</Trans>
      </EmptyState>
    );
  }
  if (group === 'admin-inactive') {
    return (
      <EmptyState title={t`Alt er aktivt`}>
        <Trans>Her kommer utkast, og oppdrag som er avpublisert eller avsluttet.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t`Ingen oppdrag ennå`}>
      <Trans>Oppdragene dukker opp her så snart en innkjøper begynner på et.</Trans>
    </EmptyState>
  );
}
