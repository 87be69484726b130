import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useLocale } from '../../client/use-locale.ts';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { profileQuery } from '../profiles.queries.ts';
import { ProfileGone } from './ProfileGone.tsx';
import { ProfileSheet } from './ProfileSheet.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

/** The profile as others read it; those who may edit it also see its progress. */
export function ProfilePage() {
  const { t } = useLingui();
  const { profile: id = '' } = useParams({ strict: false });
  const query = useQuery(profileQuery(id, useLocale()));
  return (
    <QueryState
      order={1}
      query={query}
      gone={<ProfileGone />}
      skeleton={<ProfileSkeleton />}
      errorTitle={t`Vi fikk ikke hentet profilen`}
    >
      {(profile) => (
        <>
          <title>{`${profile.name} · Torg`}</title>
          <ProfileSheet profile={profile} />
        </>
      )}
    </QueryState>
  );
}
