import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@torg/protocol/limits';
import type { Profile } from '../profiles.queries.ts';
import { SectionFrame } from '../sections/SectionFrame.tsx';
import { SkillsField } from '../sections/SkillsSection.tsx';
import { useSection } from '../sections/use-section.ts';
import { withoutLacks } from './without-lacks.ts';

export function SkillStep({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const state = useSection('skills', profile);
  const { min } = limits.profile.skills;
  return (
    <SectionFrame
      state={withoutLacks(state)}
      title={t`Ferdigheter`}
      lead={<Trans>Minst {min}, med stjerne på ekspertferdighetene.</Trans>}
    >
      <SkillsField state={state} />
    </SectionFrame>
  );
}
