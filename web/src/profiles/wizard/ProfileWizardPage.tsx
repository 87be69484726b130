import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useLocale } from '../../client/use-locale.ts';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { RefusedState } from '../../ui/states/RefusedState.tsx';
import { profileQuery } from '../profiles.queries.ts';
import { ProfileGone } from '../reading/ProfileGone.tsx';
import { ProfileSkeleton } from '../reading/ProfileSkeleton.tsx';
import { WhoseProfile } from '../public/whose.ts';
import { ProfileWizard } from './ProfileWizard.tsx';

/** The first page of a new consultant. */
export function ProfileWizardPage() {
  const { t } = useLingui();
  const { profile: id } = useParams({ from: '/shell/profiles/$profile/wizard' });
  const query = useQuery(profileQuery(id, useLocale()));
  return (
    <QueryState
      order={1}
      query={query}
      gone={<ProfileGone />}
      skeleton={<ProfileSkeleton />}
      errorTitle={t`Vi fikk ikke hentet profilen`}
    >
      {(profile) =>
        profile.can.edit ? (
          <WhoseProfile value={profile.account}>
            <ProfileWizard profile={profile} />
          </WhoseProfile>
        ) : (
          <RefusedState order={1} />
        )
      }
    </QueryState>
  );
}
