import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../ui/error-texts.ts';
import { companyNamedQuery, companySearchQuery } from './consultants.queries.ts';

interface CompanyFieldProps {
  company: string | undefined;
  onChange: (company: string | undefined) => void;
}

/** One company, looked up by its name; the address keeps it by its id. */
export function CompanyField({ company, onChange }: CompanyFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const named = useQuery({ ...companyNamedQuery(company ?? ''), enabled: company !== undefined });
  // What stands in the field is the name of the chosen one, and no question for others.
  const [query] = useDebouncedValue(typed === named.data?.name ? '' : typed.trim(), 200);
  const found = useQuery({ ...companySearchQuery(query), enabled: asked });
  const choices = (found.data?.companies ?? []).map(({ uuid, name }) => ({
    value: uuid,
    label: name,
  }));
  const isKnown = choices.some(({ value }) => value === company);
  const present =
    company && !isKnown ? [{ value: company, label: named.data?.name ?? t`Valgt selskap` }] : [];
  return (
    <Select
      label={t`Selskap`}
      placeholder={t`Alle selskaper`}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t`Tøm feltet` }}
      comboboxProps={{ portalProps: { target: '#main' } }}
      value={company ?? null}
      onFocus={() => setAsked(true)}
      onChange={(value) => onChange(value ?? undefined)}
      onSearchChange={setTyped}
      // The server has searched already.
      filter={({ options }) => options}
      data={[...present, ...choices]}
      nothingFoundMessage={found.isPending ? t`Henter …` : t`Ingen treff`}
      error={found.error && errorText(found.error)}
    />
  );
}
