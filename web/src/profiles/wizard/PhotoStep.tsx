import { Trans, useLingui } from '@lingui/react/macro';
import { PartFrame } from '../editor/PartFrame.tsx';
import type { Profile } from '../profiles.queries.ts';
import { PhotoField } from '../sections/PhotoField.tsx';

export function PhotoStep({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  return (
    <PartFrame
      title={t`Bilde`}
      lead={
        <Trans>Et ansikt gjør det lettere å ta kontakt. Se rett i kameraet, og smil gjerne.</Trans>
      }
    >
      <PhotoField profile={profile} lacks={undefined} />
    </PartFrame>
  );
}
