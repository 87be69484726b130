import { useLingui } from '@lingui/react/macro';
import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PersonImage } from '../../ui/person/PersonImage.tsx';
import { errorText } from '../../ui/text/error-texts.ts';
import { recipientsQuery } from '../messages.queries.ts';
import { mostRecipients } from './message-field-rules.ts';
import classes from './RecipientField.module.css';
import type { Recipient } from '../thread-answers.ts';

interface RecipientFieldProps {
  recipients: Recipient[];
  onChange: (recipients: Recipient[]) => void;
}

/** Finds people by name whom the user may write to. */
export function RecipientField({ recipients, onChange }: RecipientFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), 250);
  const search = useQuery(recipientsQuery(words));
  const found = search.data?.recipients ?? [];
  const byAccount = new Map([...recipients, ...found].map((one) => [one.account, one]));
  return (
    <MultiSelect
      label={t`Til`}
      placeholder={recipients.length === 0 ? t`Søk etter navn` : undefined}
      searchable
      classNames={{ input: classes.input, inputField: classes.field }}
      clearable={false}
      hidePickedOptions
      maxValues={mostRecipients}
      nothingFoundMessage={search.isFetching ? t`Søker …` : t`Ingen du kan skrive til heter det.`}
      error={search.error ? errorText(search.error) : undefined}
      data={[...byAccount.values()].map(({ account, name }) => ({ value: account, label: name }))}
      value={recipients.map(({ account }) => account)}
      onChange={(ids) => onChange(ids.flatMap((id) => byAccount.get(id) ?? []))}
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has searched already, in more fields than the name.
      filter={({ options }) =>
        options.filter((one) => 'value' in one && found.some((f) => f.account === one.value))
      }
      renderOption={({ option }) => <RecipientOption person={byAccount.get(option.value)} />}
    />
  );
}

function RecipientOption({ person }: { person: Recipient | undefined }) {
  if (!person) return null;
  const { name, image_url, title, company_name } = person;
  return (
    <span className={classes.option}>
      <PersonImage name={name} src={image_url} size={32} />
      <span className={classes.who}>
        <span>{name}</span>
        <span className={classes.place}>{[title, company_name].filter(Boolean).join(', ')}</span>
      </span>
    </span>
  );
}
