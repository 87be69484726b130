import { useLingui } from '@lingui/react/macro';
import type { Profile } from '../../profiles.queries.ts';
import { EntryText } from './EntryText.tsx';
import { SheetSection } from './SheetSection.tsx';

export function DescriptionSection({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  return (
    <SheetSection
      profile={profile}
      title={t`Om meg`}
      edit={{ mode: 'description' }}
      empty={profile.description.trim() === ''}
      invite={t`Her mangler en beskrivelse. Den er det første en oppdragsgiver leser.`}
    >
      <EntryText>{profile.description}</EntryText>
    </SheetSection>
  );
}
