import { useLingui } from '@lingui/react/macro';
import { MultiSelect, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { errorText } from '../../../ui/text/error-texts.ts';

interface Choosable {
  id: string;
  name: string;
  /** title or company, to distinguish people of the same name */
  line: string | null;
}

interface PersonPickerProps {
  id: string;
  label: string;
  description: ReactNode;
  error: string | undefined;
  people: readonly Choosable[];
  chosen: string[];
  onChange: (ids: string[]) => void;
  max: number;
  /** the error, if the people could not be fetched */
  failure: unknown;
  nothingFound: string;
  /** set where the server does the search */
  search?: { value: string; onChange: (value: string) => void };
}

/** Picks people by name and shows them as chips. */
export function PersonPicker(props: PersonPickerProps) {
  const { people, chosen, onChange, max, failure, error, search, nothingFound, ...rest } = props;
  const { t } = useLingui();
  const lines = new Map(people.map(({ id, line }) => [id, line]));
  const full = chosen.length >= max;
  const serverSearch = search && {
    searchValue: search.value,
    onSearchChange: search.onChange,
    filter: ({ options }: { options: never[] }) => options,
  };
  return (
    <MultiSelect
      {...rest}
      {...(serverSearch as object)}
      error={error ?? (failure ? errorText(failure) : undefined)}
      data={people.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen}
      onChange={onChange}
      maxValues={max}
      searchable
      hidePickedOptions
      placeholder={full ? t`Ikke plass til flere` : t`Søk etter navn`}
      nothingFoundMessage={nothingFound}
      renderOption={({ option }) => (
        <span>
          {option.label}
          <Text size="sm" c="dimmed" component="span" display="block">
            {lines.get(option.value)}
          </Text>
        </span>
      )}
    />
  );
}
