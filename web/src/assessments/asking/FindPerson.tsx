import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useFoundPeople } from '../../search/public/found-people.ts';
import { SearchField } from '../../ui/field/SearchField.tsx';
import { PersonLine } from '../../ui/person/PersonLine.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import classes from './FindPerson.module.css';
import type { PersonChoice } from './PeopleChoice.tsx';

interface FindPersonProps {
  /** who is in the list already */
  known: ReadonlySet<string>;
  onFind: (person: PersonChoice) => void;
}

/** Puts somebody else on the list of whom to ask about. */
export function FindPerson({ known, onFind }: FindPersonProps) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const { data, error } = useFoundPeople(words);
  const hits = words === '' ? [] : (data?.data ?? []).filter(({ account }) => !known.has(account));
  const add = (person: PersonChoice) => {
    onFind(person);
    setWords('');
  };
  return (
    <div>
      <SearchField
        label={t`Legg til noen ved navn eller ferdighet`}
        value={words}
        onChange={setWords}
      />
      <ErrorNotice error={error} />
      {words !== '' && data && hits.length === 0 && (
        <Text size="sm" c="dimmed" role="status">
          <Trans>Ingen flere passer. Prøv et annet ord.</Trans>
        </Text>
      )}
      <ul className={classes.found}>
        {hits.map(({ account: id, name, image, title }) => (
          <li key={id}>
            <PersonLine name={name ?? ''} image={image} detail={title}>
              <span>{name}</span>
            </PersonLine>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPlus size={16} aria-hidden />}
              aria-label={t`Legg til ${name}`}
              onClick={() => add({ id, name: name ?? '', image })}
            >
              <Trans>Legg til</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
