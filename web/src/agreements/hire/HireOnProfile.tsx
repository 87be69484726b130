import { Outlet, useParams } from '@tanstack/react-router';
import { useProfileName } from '../../profiles/public/use-profile-name.ts';
import { HireButton } from './HireButton.tsx';

/** Among the actions of a profile's page. */
export function HireOnProfile() {
  const { profile = '' } = useParams({ strict: false });
  const name = useProfileName(profile);
  return (
    <>
      <Outlet />
      {name !== undefined && <HireButton people={[{ account: profile, name }]} />}
    </>
  );
}
