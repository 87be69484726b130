import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../ui/text/error-texts.ts';
import { organizationSearchQuery, type OfferedKind } from '../organizations.queries.ts';

interface OrganizationFieldProps {
  kinds: readonly OfferedKind[];
  organization: string | undefined;
  /** of the chosen organization, where it is known */
  name: string | undefined;
  placeholder: string;
  onChange: (organization: string | undefined) => void;
}

/** Chooses one organization by its name; the value is its id. */
export function OrganizationField(props: OrganizationFieldProps) {
  const { kinds, organization, name, placeholder, onChange } = props;
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [focused, setFocused] = useState(false);
  // The field contains the name of the chosen one; that is no query for others.
  const [query] = useDebouncedValue(typed === name ? '' : typed.trim(), 200);
  const found = useQuery({ ...organizationSearchQuery(kinds, query), enabled: focused });
  const choices = (found.data ?? []).map((hit) => ({ value: hit.uuid, label: hit.name }));
  const isKnown = choices.some(({ value }) => value === organization);
  const present =
    organization && !isKnown ? [{ value: organization, label: name ?? t`Valgt selskap` }] : [];
  return (
    <Select
      label={t`Selskap`}
      placeholder={placeholder}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t`Tøm feltet` }}
      comboboxProps={{ portalProps: { target: '#main' } }}
      value={organization ?? null}
      onFocus={() => setFocused(true)}
      onChange={(value) => onChange(value ?? undefined)}
      onSearchChange={setTyped}
      // The server has already filtered.
      filter={({ options }) => options}
      data={[...present, ...choices]}
      nothingFoundMessage={found.isPending ? t`Henter …` : t`Ingen treff`}
      error={found.error && errorText(found.error)}
    />
  );
}
