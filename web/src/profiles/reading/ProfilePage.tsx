import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { isGone } from '../../client/is-gone.ts';
import { useLocale } from '../../client/use-locale.ts';
import { QueryFaces } from '../../ui/QueryFaces.tsx';
import { profileQuery } from '../profiles.queries.ts';
import { ProfileGone } from './ProfileGone.tsx';
import { ProfileSheet } from './ProfileSheet.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

/** The profile as others read it, and beside it, for its owners, where it stands. */
export function ProfilePage() {
  const { t } = useLingui();
  const { profile: id = '' } = useParams({ strict: false });
  const query = useQuery(profileQuery(id, useLocale()));
  if (query.data === undefined && isGone(query.error)) return <ProfileGone />;
  return (
    <QueryFaces
      order={1}
      query={query}
      skeleton={<ProfileSkeleton />}
      errorTitle={t`Vi fikk ikke hentet profilen`}
    >
      {(profile) => (
        <>
          <title>{`${profile.name} · Torg`}</title>
          <ProfileSheet profile={profile} />
        </>
      )}
    </QueryFaces>
  );
}
