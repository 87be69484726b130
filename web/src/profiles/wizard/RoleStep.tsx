import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '../profiles.queries.ts';
import { SectionFrame } from '../sections/SectionFrame.tsx';
import { RolesField } from '../sections/SkillsSection.tsx';
import { useSection } from '../sections/use-section.ts';
import { withoutLacks } from './without-lacks.ts';

export function RoleStep({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const state = useSection('skills', profile);
  return (
    <SectionFrame
      state={withoutLacks(state)}
      title={t`Roller`}
      lead={<Trans>Noen få er nok. Velg dem profilen skal finnes på.</Trans>}
    >
      <RolesField state={state} />
    </SectionFrame>
  );
}
