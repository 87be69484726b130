import { useLingui } from '@lingui/react/macro';
import { ListCsv } from '../../ui/ListCsv.tsx';
import { consultantRows } from './consultant-csv.ts';
import { wholeListAsked, type ConsultantSearch } from './consultant-search.ts';
import { fetchConsultants } from './consultants.queries.ts';

/** The consultants that the filters leave, for a spreadsheet. */
export function ConsultantCsv({ search }: { search: ConsultantSearch }) {
  const { t } = useLingui();
  return (
    <ListCsv
      list={{
        fileName: t`konsulenter`,
        fetchPage: async (offset, signal) => {
          const { profiles, total } = await fetchConsultants(
            wholeListAsked(search, offset),
            signal,
          );
          return { rows: profiles, total };
        },
        keyOf: ({ account }) => account,
        cells: (rows) =>
          consultantRows(rows, t, (account) => `${location.origin}/profiles/${account}`),
      }}
    />
  );
}
