import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useParams } from '@tanstack/react-router';
import { RequestError } from '../client/request-error.ts';
import { useLocale } from '../client/use-locale.ts';
import { Face } from '../ui/Face.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { QueryFaces } from '../ui/QueryFaces.tsx';
import { findAddress } from './find-address.ts';
import { openedQuery, type SavedSearch } from './saved-searches.queries.ts';

/** From a mail: leads on to where the search is looked at, with its filters as they are. */
export function OpenSearchPage() {
  const { t } = useLingui();
  const { search } = useParams({ from: '/shell/search/saved/$search' });
  const opened = useQuery({ ...openedQuery(search, useLocale()), retry: false });
  if (opened.error instanceof RequestError && opened.error.status === 404) return <NoSearch />;
  return (
    <QueryFaces
      order={1}
      query={opened}
      skeleton={<ListSkeleton rows={4} height={168} />}
      errorTitle={t`Vi fikk ikke åpnet søket`}
    >
      {({ saved_search }) => <LeadOn saved={saved_search} />}
    </QueryFaces>
  );
}

function LeadOn({ saved }: { saved: SavedSearch }) {
  const address = findAddress(saved);
  return address ? (
    <Navigate {...address} replace />
  ) : (
    <Face order={1} icon={<IconBookmark />} title={saved.title} action={<ToSearches />}>
      <Trans>Søket er laget utenfor søkesiden, og kan ikke vises som filtre.</Trans>
    </Face>
  );
}

function NoSearch() {
  const { t } = useLingui();
  return (
    <Face order={1} icon={<IconBookmark />} title={t`Søket er slettet`} action={<ToSearches />}>
      <Trans>Det står ikke blant de lagrede søkene dine lenger.</Trans>
    </Face>
  );
}

const ToSearches = () => (
  <Button variant="default" renderRoot={(props) => <Link {...props} to="/search/saved" />}>
    <Trans>Til lagrede søk</Trans>
  </Button>
);
