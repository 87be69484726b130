import { Plural, useLingui } from '@lingui/react/macro';
import { NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { useSavedLists, useSavedPeople } from '../../saved-profiles/public/saved-people.ts';
import { VotesText } from '../../saved-profiles/public/VotesText.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { PeopleToAdd } from './PeopleToAdd.tsx';

/** Those whom one has saved, list by list. */
export function FromSavedList({ column }: { column: string }) {
  const { t } = useLingui();
  const { query, lists } = useSavedLists();
  const [chosen, setChosen] = useState<string>();
  const list = chosen ?? lists[0]?.saved_list;
  const saved = useSavedPeople(list);
  return (
    <QueryState
      query={query}
      skeleton={<ListSkeleton rows={3} height={56} />}
      errorTitle={t`Vi fikk ikke hentet listene`}
    >
      {() => (
        <>
          <NativeSelect
            label={t`Liste`}
            value={list}
            data={lists.map(({ saved_list: value, title, count }) => ({
              value,
              label: t`${title} (${count})`,
            }))}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
          <QueryState
            query={saved}
            skeleton={<ListSkeleton rows={3} height={56} />}
            errorTitle={t`Vi fikk ikke hentet favorittene`}
          >
            {({ people, hidden }) => (
              <>
                {(people.length > 0 || hidden === 0) && (
                  <PeopleToAdd
                    column={column}
                    nobody={t`Ingen i denne listen.`}
                    isList
                    people={people.map(({ profile, consultant, team }) => ({
                      profile,
                      name: consultant.name,
                      image: consultant.image_url,
                      detail: [consultant.title, consultant.consultant_company_name]
                        .filter(Boolean)
                        .join(' · '),
                      team: team && <VotesText team={team} />,
                    }))}
                  />
                )}
                <Hidden count={hidden} />
              </>
            )}
          </QueryState>
        </>
      )}
    </QueryState>
  );
}

/** Who is counted in the list and cannot be added. */
function Hidden({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      <Plural
        value={count}
        one="# i listen har en profil som ikke er synlig lenger."
        other="# i listen har profiler som ikke er synlige lenger."
      />
    </Text>
  );
}
