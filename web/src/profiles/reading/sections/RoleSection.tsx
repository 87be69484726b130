import { useLingui } from '@lingui/react/macro';
import type { Profile } from '../../profiles.queries.ts';
import { marksFirst } from '../../public/marks-first.ts';
import { MarkedChips } from '../../public/MarkedChips.tsx';
import { SheetSection } from './SheetSection.tsx';

/** Roles; those that the consultant emphasizes come first. */
export function RoleSection({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const roles = marksFirst(profile.roles, ({ emphasize }) => emphasize);
  return (
    <SheetSection
      profile={profile}
      title={t`Roller`}
      edit={{ mode: 'skills', field: 'roles' }}
      empty={roles.length === 0}
      invite={t`Velg roller å ta oppdrag i.`}
    >
      <MarkedChips
        label={t`Roller`}
        mark={t`fremhevet`}
        chips={roles.map(({ uuid, name, emphasize }) => ({ uuid, name, marked: emphasize }))}
      />
    </SheetSection>
  );
}
