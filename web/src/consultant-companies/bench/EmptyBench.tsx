import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { AddConsultantAction } from '../AddConsultantAction.tsx';
import type { CompanyPlace } from '../../accounts/public/company-place.ts';

export function EmptyBench({ place, canAdd }: { place: CompanyPlace; canAdd: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Ingen konsulenter ennå`}
      action={canAdd && <AddConsultantAction place={place} />}
    >
      <Trans>
        Legg til den første med navn og e-postadresse. Konsulenten får en invitasjon og fyller ut
        profilen sin selv.
      </Trans>
    </EmptyState>
  );
}
