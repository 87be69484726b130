import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { consultantRows } from './consultant-csv.ts';
import { consultantList, consultantsParams, wholeListParams } from './consultant-search.ts';
import { consultantsQuery, fetchConsultants } from './consultants.queries.ts';
import { ConsultantFields } from './ConsultantFields.tsx';
import { ConsultantTable } from './ConsultantTable.tsx';

/** Every consultant of the marketplace, for admins. */
export function ConsultantsPage() {
  const { t } = useLingui();
  const list = useListSearch(consultantList);
  const { search } = list;
  return (
    <ListPage
      title={t`Konsulenter`}
      list={list}
      query={useQuery(consultantsQuery(consultantsParams(search)))}
      results={({ profiles, total }) => ({ rows: profiles, total })}
      find={t`Søk på navn, tittel, e-post eller selskap`}
      fields={<ConsultantFields list={list} />}
      show={(total) => <Plural value={total} one="Vis # konsulent" other="Vis # konsulenter" />}
      counted={(total) => <Plural value={total} one="# konsulent" other="# konsulenter" />}
      skeleton={{ rows: 8, height: 64, card: 152 }}
      errorTitle={t`Vi fikk ikke hentet konsulentene`}
      noHits={t`Ingen konsulenter passer filtrene`}
      empty={
        <EmptyState title={t`Ingen konsulenter ennå`}>
          <Trans>De dukker opp her så snart et selskap legger til sin første.</Trans>
        </EmptyState>
      }
      csv={{
        fileName: t`konsulenter`,
        fetchPage: async (offset, signal) => {
          const params = wholeListParams(search, offset);
          const { profiles, total } = await fetchConsultants(params, signal);
          return { rows: profiles, total };
        },
        keyOf: ({ account }) => account,
        cells: (rows) =>
          consultantRows(rows, t, (account) => `${location.origin}/profiles/${account}`),
      }}
    >
      {(consultants) => <ConsultantTable consultants={consultants} list={list} />}
    </ListPage>
  );
}
