import { useLingui } from '@lingui/react/macro';
import { useLocale } from '../client/use-locale.ts';
import type { CsvCell } from '../ui/table/csv.ts';
import { ListCsv } from '../ui/table/ListCsv.tsx';
import type { SavedList, SavedProfile } from './saved-lists.ts';
import { fetchSavedPart, keyOfSaved } from './saved-profiles.queries.ts';
import { useListTitle } from './use-list-title.ts';

const cellsOf = ({ profile, consultant, note }: SavedProfile): CsvCell[] => [
  consultant?.name ?? null,
  consultant?.title ?? null,
  consultant?.consultant_company_name ?? null,
  consultant?.availability ?? null,
  note,
  `${location.origin}/profiles/${profile}`,
];

/** Downloads the list as a CSV file for spreadsheets. */
export function SavedCsv({ list }: { list: SavedList | undefined }) {
  const { t } = useLingui();
  const locale = useLocale();
  const titleOf = useListTitle();
  const headings = [t`Navn`, t`Tittel`, t`Selskap`, t`Ledig fra`, t`Notat`, t`Profil`];
  return (
    <ListCsv
      list={{
        fileName: titleOf(list ?? { title: '' }),
        fetchPage: (offset, signal) => fetchSavedPart(list?.saved_list, { locale, offset, signal }),
        keyOf: keyOfSaved,
        cells: (rows) => [headings, ...rows.map(cellsOf)],
      }}
    />
  );
}
