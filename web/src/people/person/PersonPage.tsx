import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Stack } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { AuditTrail } from '../../events/public/AuditTrail.tsx';
import { GoneState } from '../../ui/states/GoneState.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { personQuery, type PersonDetails } from '../people.queries.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { AccessSection } from './AccessSection.tsx';
import { MergeSection } from './MergeSection.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { RightsSection } from './RightsSection.tsx';

/** One person, and everything that an admin can do for them. */
export function PersonPage() {
  const { t } = useLingui();
  const { account } = useParams({ from: '/shell/admin/accounts/$account/edit' });
  const { merge } = useSearch({ from: '/shell/admin/accounts/$account/edit' });
  const query = useQuery(personQuery(account));
  return (
    <QueryState
      query={query}
      order={1}
      gone={
        <GoneState
          icon={<IconUserOff />}
          title={t`Vi finner ikke brukeren`}
          back={{ href: '/users', label: t`Til brukerne` }}
        >
          <Trans>Den kan være slettet, eller lenken er ikke hel.</Trans>
        </GoneState>
      }
      skeleton={<ListSkeleton rows={4} height={140} />}
      errorTitle={t`Vi fikk ikke hentet brukeren`}
    >
      {(person) => (
        <>
          <PageHeader title={person.name} crumbs={[{ label: t`Brukere`, href: '/users' }]}>
            <StatusBadge status={person.status} />
          </PageHeader>
          <Stack gap="lg" maw="46rem">
            {person.merged_into && <MergedNotice into={person.merged_into} />}
            <PersonFacts person={person} />
            <RightsSection person={person} />
            <AccessSection person={person} />
            {person.can.merge && <MergeSection person={person} other={merge} />}
            <AuditTrail object={account} />
          </Stack>
        </>
      )}
    </QueryState>
  );
}

function MergedNotice({ into }: { into: NonNullable<PersonDetails['merged_into']> }) {
  const link = <HrefLink href={`/admin/accounts/${into.account}/edit`}>{into.name}</HrefLink>;
  return (
    <Alert color="spruce" variant="light">
      <Trans>Kontoen er slått sammen med {link}, som har alt den hadde.</Trans>
    </Alert>
  );
}
