import { useLingui } from '@lingui/react/macro';
import { subsectionKinds } from '../../editor/place.ts';
import { kindTexts } from '../../items/kind-texts.ts';
import type { Profile } from '../../profiles.queries.ts';
import { MoreInvite } from '../MoreInvite.tsx';
import { DatedSection } from './DatedSection.tsx';
import { PositionSection } from './PositionSection.tsx';

/** The smaller lists, and for those who may edit, a link to each that is still empty. */
export function MoreSections({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const kinds = ['certifications', 'courses', 'honors', 'presentations', 'publications'] as const;
  return (
    <>
      {kinds.map((kind) => (
        <DatedSection
          key={kind}
          profile={profile}
          kind={kind}
          title={t(kindTexts[subsectionKinds[kind]].many)}
        />
      ))}
      <PositionSection profile={profile} />
      {profile.can.edit && <MoreInvite profile={profile} />}
    </>
  );
}
