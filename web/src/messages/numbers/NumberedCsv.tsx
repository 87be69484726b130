import { useLingui } from '@lingui/react/macro';
import { ListCsv } from '../../ui/ListCsv.tsx';
import { numberedCells } from './numbered-csv.ts';
import { fetchNumbered } from './numbers.queries.ts';
import { wholeListAsked, type NumbersSearch } from './numbers-search.ts';

/** All threads that the filters leave, for a spreadsheet. */
export function NumberedCsv({ search }: { search: NumbersSearch }) {
  const { t } = useLingui();
  return (
    <ListCsv
      list={{
        fileName: t`samtaler`,
        fetchPage: async (offset, signal) => {
          const { threads, total } = await fetchNumbered(wholeListAsked(search, offset), signal);
          return { rows: threads, total };
        },
        keyOf: ({ thread_id }) => thread_id,
        cells: (rows) => numberedCells(rows, t),
      }}
    />
  );
}
