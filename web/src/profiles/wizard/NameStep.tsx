import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '../profiles.queries.ts';
import { ShortField } from '../sections/AboutSection.tsx';
import { SectionFrame } from '../sections/SectionFrame.tsx';
import { useSection } from '../sections/use-section.ts';
import { withoutLacks } from './without-lacks.ts';

export function NameStep({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const state = useSection('description', profile);
  return (
    <SectionFrame
      state={withoutLacks(state)}
      title={t`Navn og tittel`}
      lead={<Trans>Det første oppdragsgivere ser.</Trans>}
    >
      <ShortField state={state} name="name" label={t`Navn`} autoComplete="name" withAsterisk />
      <ShortField
        state={state}
        name="title"
        label={t`Tittel`}
        description={t`Det viktigste, med få ord.`}
        placeholder={t`Senior backend-utvikler`}
      />
    </SectionFrame>
  );
}
