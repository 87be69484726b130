import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../ui/text/error-texts.ts';
import { peopleQuery } from '../people.queries.ts';

interface PersonFieldProps {
  /** the account that is left out of the results */
  without: string;
  onChoose: (account: string) => void;
}

/** Chooses somebody by name or address. */
export function PersonField({ without, onChoose }: PersonFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed.trim(), 200);
  const found = useQuery({ ...peopleQuery({ text: query, limit: 10 }), enabled: query !== '' });
  const choices = (query === '' ? [] : (found.data?.accounts ?? []))
    .filter(({ account }) => account !== without)
    .map(({ account, name, email }) => ({ value: account, label: `${name} · ${email}` }));
  return (
    <Select
      label={t`Den andre kontoen`}
      placeholder={t`Skriv et navn eller en e-postadresse`}
      searchable
      comboboxProps={{ portalProps: { target: '#main' } }}
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(value) => {
        if (value) onChoose(value);
      }}
      // The server has already filtered.
      filter={({ options }) => options}
      data={choices}
      nothingFoundMessage={query !== '' && (found.isPending ? t`Henter …` : t`Ingen treff`)}
      error={found.error && errorText(found.error)}
    />
  );
}
