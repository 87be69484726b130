import { useParams } from '@tanstack/react-router';
import { useProfileName } from '../profiles/public/use-profile-name.ts';
import { SaveButton } from './public/SaveButton.tsx';

/** Among what can be done with a profile that one reads. */
export function SaveOnProfile() {
  const { profile = '' } = useParams({ strict: false });
  const name = useProfileName(profile);
  return name === undefined ? null : <SaveButton profile={profile} name={name} size="sm" />;
}
