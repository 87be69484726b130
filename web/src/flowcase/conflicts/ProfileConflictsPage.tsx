import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useProfileName } from '../../profiles/public/use-profile-name.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { ConflictList } from './ConflictList.tsx';
import { ConflictsLead } from './ConflictsLead.tsx';
import { profileConflictsQuery } from './conflicts.queries.ts';

/** What was changed both here and at Flowcase, of one profile. */
export function ProfileConflictsPage() {
  const { t } = useLingui();
  const { profile = '' } = useParams({ strict: false });
  const name = useProfileName(profile);
  return (
    <QueryState
      order={1}
      query={useQuery(profileConflictsQuery(profile))}
      skeleton={<ListSkeleton rows={3} height={220} />}
      errorTitle={t`Vi fikk ikke hentet konfliktene`}
    >
      {({ conflicts, total }) => (
        <>
          <PageHeader
            title={t`Konflikter med Flowcase`}
            crumbs={[{ label: name ?? t`Profil`, href: `/profiles/${profile}` }]}
          >
            <ConflictsLead />
          </PageHeader>
          <ConflictList conflicts={conflicts} total={total} />
        </>
      )}
    </QueryState>
  );
}
