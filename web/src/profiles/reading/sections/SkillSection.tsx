import { useLingui } from '@lingui/react/macro';
import type { Profile } from '../../profiles.queries.ts';
import { marksFirst } from '../../public/marks-first.ts';
import { MarkedChips } from '../../public/MarkedChips.tsx';
import { SheetSection } from './SheetSection.tsx';

/** Skills; those in which the consultant is an expert come first. */
export function SkillSection({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const skills = marksFirst(profile.skills, ({ expert }) => expert);
  return (
    <SheetSection
      profile={profile}
      title={t`Ferdigheter`}
      edit={{ mode: 'skills', field: 'skills' }}
      empty={skills.length === 0}
      invite={t`Legg til ferdigheter, og merk dem på ekspertnivå.`}
    >
      <MarkedChips
        label={t`Ferdigheter`}
        mark={t`ekspert`}
        chips={skills.map(({ uuid, name, expert }) => ({ uuid, name, marked: expert }))}
      />
    </SheetSection>
  );
}
