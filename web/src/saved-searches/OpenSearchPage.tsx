import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconBookmark, IconBookmarkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { useLocale } from '../client/use-locale.ts';
import { StatePanel } from '../ui/states/StatePanel.tsx';
import { GoneState } from '../ui/states/GoneState.tsx';
import { HrefLink } from '../ui/text/HrefLink.tsx';
import { ListSkeleton } from '../ui/states/ListSkeleton.tsx';
import { QueryState } from '../ui/states/QueryState.tsx';
import { findAddress } from './find-address.ts';
import { openedQuery, type SavedSearch } from './saved-searches.queries.ts';

const list = '/search/saved';

/** The target of the link in alert mails: redirects to the search page with the saved filters. */
export function OpenSearchPage() {
  const { t } = useLingui();
  const { search } = useParams({ from: '/shell/search/saved/$search' });
  const opened = useQuery({ ...openedQuery(search, useLocale()), retry: false });
  return (
    <QueryState
      order={1}
      query={opened}
      gone={<NoSearch />}
      skeleton={<ListSkeleton rows={4} height={168} />}
      errorTitle={t`Vi fikk ikke åpnet søket`}
    >
      {({ saved_search }) => <LeadOn saved={saved_search} />}
    </QueryState>
  );
}

function LeadOn({ saved }: { saved: SavedSearch }) {
  const address = findAddress(saved);
  return address ? <Navigate {...address} replace /> : <NotAsFilters title={saved.title} />;
}

function NotAsFilters({ title }: { title: string }) {
  return (
    <StatePanel
      order={1}
      icon={<IconBookmark />}
      title={title}
      action={
        <Button component={HrefLink} href={list} variant="default">
          <Trans>Til lagrede søk</Trans>
        </Button>
      }
    >
      <Trans>Søket er laget utenfor søkesiden, og kan ikke vises som filtre.</Trans>
    </StatePanel>
  );
}

function NoSearch() {
  const { t } = useLingui();
  const back = { href: list, label: t`Til lagrede søk` };
  return <GoneState icon={<IconBookmarkOff />} title={t`Vi finner ikke søket`} back={back} />;
}
