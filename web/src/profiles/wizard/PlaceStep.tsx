import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '../profiles.queries.ts';
import { RemoteField } from '../sections/FactsSection.tsx';
import { RegionsField } from '../sections/RegionsField.tsx';
import { SectionFrame } from '../sections/SectionFrame.tsx';
import { useSection } from '../sections/use-section.ts';
import { withoutLacks } from './without-lacks.ts';

export function PlaceStep({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const state = useSection('facts', profile);
  return (
    <SectionFrame
      state={withoutLacks(state)}
      title={t`Sted`}
      lead={<Trans>Velg hvor arbeidet kan være, så ser vi etter oppdrag der.</Trans>}
    >
      <RegionsField state={state} />
      <RemoteField state={state} />
    </SectionFrame>
  );
}
