import { Outlet, useParams } from '@tanstack/react-router';
import { CvMenu } from '../cvs/public/CvMenu.tsx';
import { useMayEditProfile } from '../profiles/public/use-may-edit-profile.ts';
import { TemplateItems } from './TemplateItems.tsx';

/** The CV among the actions of a profile's page. */
export function CvOnProfile() {
  const { profile = '' } = useParams({ strict: false });
  const isOwner = useMayEditProfile(profile);
  return (
    <>
      <Outlet />
      <CvMenu profile={profile} isOwner={isOwner}>
        <TemplateItems profile={profile} />
      </CvMenu>
    </>
  );
}
