import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listsQuery } from '../saved-profiles.queries.ts';
import { useListTitle } from '../use-list-title.ts';

interface SavedListSelectProps {
  label: string;
  /** an id of a list; null: none is chosen */
  value: string | null;
  onChange: (list: string | null) => void;
}

/** Chooses one of one's own lists or of those that colleagues share, with the number in each. */
export function SavedListSelect({ label, value, onChange }: SavedListSelectProps) {
  const { t } = useLingui();
  const { data, isError } = useQuery(listsQuery);
  const titleOf = useListTitle();
  const lists = data?.saved_lists ?? [];
  const itemsOf = (own: boolean) =>
    lists
      .filter(({ is_own }) => is_own === own)
      .map((one) => ({ value: one.saved_list, label: `${titleOf(one)} (${one.count})` }));
  return (
    <Select
      label={label}
      placeholder={t`Velg en liste`}
      nothingFoundMessage={t`Ingen lister ennå`}
      error={isError ? t`Vi fikk ikke hentet listene` : undefined}
      data={[
        { group: t`Dine lister`, items: itemsOf(true) },
        { group: t`Delt av kolleger`, items: itemsOf(false) },
      ].filter(({ items }) => items.length > 0)}
      value={value}
      onChange={onChange}
      searchable
    />
  );
}
