import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { useFoundPeople } from '../../search/public/found-people.ts';
import { SearchField } from '../../ui/field/SearchField.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { PeopleToAdd } from './PeopleToAdd.tsx';

/** Consultants by their name, or by what they can. */
export function SearchPeople({ column }: { column: string }) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const query = useFoundPeople(words);
  return (
    <>
      <SearchField
        label={t`Navn, rolle eller ferdighet`}
        value={words}
        onChange={(next) => setWords(next)}
        data-autofocus
      />
      {words === '' ? (
        <Text size="sm" c="dimmed">
          <Trans>Skriv et navn, eller det du trenger, så viser vi dem som passer best.</Trans>
        </Text>
      ) : (
        <QueryState
          query={query}
          skeleton={<ListSkeleton rows={3} height={56} />}
          errorTitle={t`Vi fikk ikke søkt`}
        >
          {({ data }) => (
            <PeopleToAdd
              column={column}
              nobody={t`Ingen synlige konsulenter passer. Prøv et annet ord.`}
              people={data.map((hit) => ({
                profile: hit.account,
                name: hit.name ?? '',
                image: hit.image,
                detail: [hit.title, hit.consultant_company?.name].filter(Boolean).join(' · '),
              }))}
            />
          )}
        </QueryState>
      )}
    </>
  );
}
