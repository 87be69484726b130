import { Trans, useLingui } from '@lingui/react/macro';
import { PartFrame } from '../editor/PartFrame.tsx';
import type { Profile } from '../profiles.queries.ts';
import { useIsOwn } from '../public/whose.ts';
import { PhotoField } from '../sections/PhotoField.tsx';

export function PhotoStep({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const isOwn = useIsOwn();
  const { name } = profile;
  return (
    <PartFrame
      title={t`Bilde`}
      lead={
        isOwn ? (
          <Trans>
            Et ansikt gjør det lettere å ta kontakt. Se rett i kameraet, og smil gjerne.
          </Trans>
        ) : (
          <Trans>
            Et ansikt gjør det lettere å ta kontakt. Velg gjerne et bilde der {name} ser rett i
            kameraet og smiler.
          </Trans>
        )
      }
    >
      <PhotoField profile={profile} lacks={undefined} />
    </PartFrame>
  );
}
