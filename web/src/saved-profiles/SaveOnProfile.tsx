import { Outlet, useParams } from '@tanstack/react-router';
import { useProfileName } from '../profiles/public/use-profile-name.ts';
import { SaveButton } from './public/SaveButton.tsx';

/** The save button among the actions of a profile's page. */
export function SaveOnProfile() {
  const { profile = '' } = useParams({ strict: false });
  const name = useProfileName(profile);
  return (
    <>
      <Outlet />
      {name !== undefined && <SaveButton profile={profile} name={name} size="sm" />}
    </>
  );
}
