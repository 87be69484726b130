import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useLocale } from '../../../client/use-locale.ts';
import { ListSkeleton } from '../../../ui/states/ListSkeleton.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { QueryState } from '../../../ui/states/QueryState.tsx';
import { RefusedState } from '../../../ui/states/RefusedState.tsx';
import { profileQuery, validationsQuery } from '../../profiles.queries.ts';
import { ProfileGone } from '../../reading/ProfileGone.tsx';
import { ProfileSkeleton } from '../../reading/ProfileSkeleton.tsx';
import { ChecklistGroups } from './ChecklistGroups.tsx';
import classes from './ChecklistPage.module.css';
import { WhoseProfile } from '../../public/whose.ts';
import { ProfileProgressCard } from '../ProfileProgressCard.tsx';

/** What is complete, what the review still requires, and what activation does. */
export function ChecklistPage() {
  const { t } = useLingui();
  const { profile: id = '' } = useParams({ strict: false });
  const query = useQuery(profileQuery(id, useLocale()));
  const rules = useQuery(validationsQuery(id));
  return (
    <QueryState
      order={1}
      query={query}
      gone={<ProfileGone />}
      skeleton={<ProfileSkeleton />}
      errorTitle={t`Vi fikk ikke hentet profilen`}
    >
      {(profile) => {
        const { status } = profile;
        if (status === null) return <RefusedState order={1} />;
        return (
          <WhoseProfile value={profile.account}>
            <PageHeader
              title={t`Sjekkliste`}
              crumbs={[{ label: profile.name, href: `/profiles/${profile.account}` }]}
            >
              <Trans>Dette ser vi etter før profilen kvalitetssikres og aktiveres.</Trans>
            </PageHeader>
            <div className={classes.columns}>
              <div className={classes.beside}>
                <ProfileProgressCard profile={profile} status={status} />
              </div>
              <QueryState query={rules} skeleton={<ListSkeleton rows={3} height={200} />}>
                {({ validations }) => (
                  <ChecklistGroups
                    profile={profile}
                    results={validations}
                    reviewed={status.qa_status === 'approved'}
                    deactivated={status.deactivated}
                  />
                )}
              </QueryState>
            </div>
          </WhoseProfile>
        );
      }}
    </QueryState>
  );
}
