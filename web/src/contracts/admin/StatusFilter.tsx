import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { FilterSelect } from '../../ui/list/FilterSelect.tsx';
import type { ListSearchState } from '../../ui/list/use-list-search.ts';
import type { contractList } from './contracts-search.ts';

interface StatusFilterProps<W extends string> {
  list: ListSearchState<typeof contractList>;
  words: readonly W[];
  texts: Record<W, MessageDescriptor>;
}

export function StatusFilter<W extends string>({ list, words, texts }: StatusFilterProps<W>) {
  const { t } = useLingui();
  return (
    <FilterSelect
      label={t`Status`}
      words={words}
      texts={texts}
      value={statusOf(list, words)}
      onChange={(status) => list.narrow({ status })}
    />
  );
}

/** The status that the address names, where it is one of this tab's. */
export const statusOf = <W extends string>(
  { search }: Pick<ListSearchState<typeof contractList>, 'search'>,
  words: readonly W[],
): W | undefined => words.find((word) => word === search.status);
