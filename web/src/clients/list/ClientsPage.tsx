import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { ListSkeleton } from '../../ui/ListSkeleton.tsx';
import { PagedResults } from '../../ui/PagedResults.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryFaces } from '../../ui/QueryFaces.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useWide } from '../../ui/use-wide.ts';
import { clientsQuery } from '../clients.queries.ts';
import { clientsAsked, numberOfFilters, pageSize, type ClientsSearch } from './clients-search.ts';
import { ClientCards } from './ClientCards.tsx';
import { ClientFields } from './ClientFields.tsx';
import { ClientTable } from './ClientTable.tsx';
import { NewClientAction } from './NewClientAction.tsx';

/** Every client, who looks after it and what goes on there. */
export function ClientsPage() {
  const { t } = useLingui();
  const search = useSearch({ from: '/shell/customers' });
  const navigate = useNavigate({ from: '/customers' });
  const wide = useWide();
  const list = useQuery(clientsQuery(clientsAsked(search)));
  const change = (part: ClientsSearch, replace = false) =>
    void navigate({
      search: (before) => ({ ...before, page: undefined, ...part }),
      resetScroll: false,
      replace,
    });
  const filters = numberOfFilters(search);
  return (
    <>
      <PageHeader title={t`Oppdragsgivere`} action={<NewClientAction />} />
      <FilterBar
        search={
          <SearchField
            label={t`Søk på navn eller organisasjonsnummer`}
            value={search.q ?? ''}
            onChange={(q) => change({ q: q || undefined }, true)}
          />
        }
        count={filters - (search.q ? 1 : 0)}
        show={<ShowThem total={list.data?.total} />}
      >
        <ClientFields search={search} onChange={change} />
      </FilterBar>
      <QueryFaces
        query={list}
        skeleton={<ListSkeleton rows={8} height={wide ? 64 : 132} />}
        errorTitle={t`Vi fikk ikke hentet oppdragsgiverne`}
      >
        {({ clients, total }) => (
          <PagedResults
            total={total}
            count={clients.length}
            page={search.page}
            size={pageSize}
            stale={list.isPlaceholderData}
            counted={<Plural value={total} one="# oppdragsgiver" other="# oppdragsgivere" />}
            empty={<NoClients filtered={filters > 0} />}
          >
            {wide ? (
              <ClientTable clients={clients} search={search} onSort={change} />
            ) : (
              <ClientCards clients={clients} />
            )}
          </PagedResults>
        )}
      </QueryFaces>
    </>
  );
}

function ShowThem({ total }: { total: number | undefined }) {
  if (total === undefined) return <Trans>Vis oppdragsgiverne</Trans>;
  return <Plural value={total} one="Vis # oppdragsgiver" other="Vis # oppdragsgivere" />;
}

function NoClients({ filtered }: { filtered: boolean }) {
  const { t } = useLingui();
  if (!filtered) {
    return (
      <EmptyState title={t`Ingen oppdragsgivere ennå`}>
        <Trans>Legg til den første, og inviter innkjøperne derfra.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`Ingen oppdragsgivere passer filtrene`}
      action={
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/customers" />}>
          <Trans>Fjern filtrene</Trans>
        </Button>
      }
    >
      <Trans>Prøv et annet ord, eller ta bort et filter eller to.</Trans>
    </EmptyState>
  );
}
