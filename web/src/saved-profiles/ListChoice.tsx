import { Checkbox, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { listsQuery } from './saved-profiles.queries.ts';
import { TeamChoice } from './team/TeamChoice.tsx';
import { useListTitle } from './use-list-title.ts';

/** The lists of the search show this menu: they load without what forms need. */
const NewListField = lazy(async () => ({
  default: (await import('./NewListField.tsx')).NewListField,
}));

interface ListChoiceProps {
  /** the consultant to put in lists */
  profile: string;
  /** the lists that the person is in */
  own: readonly string[];
  /** called without lists for the default list, which may not exist yet */
  onChange: (lists?: readonly string[]) => void;
}

/** Chooses the lists that a person is in; each choice is saved at once. */
export function ListChoice({ profile, own, onChange }: ListChoiceProps) {
  const { data } = useQuery(listsQuery);
  const titleOf = useListTitle();
  const lists = data?.saved_lists.filter(({ is_own }) => is_own) ?? [];
  const others = data?.saved_lists.filter(({ is_own }) => !is_own) ?? [];
  const flip = (list: string) =>
    onChange(own.includes(list) ? own.filter((one) => one !== list) : [...own, list]);
  return (
    <Stack gap="sm">
      <Stack gap="xs" role="group" aria-label={titleOf({ title: '' })}>
        {lists.length === 0 && (
          <Checkbox label={titleOf({ title: '' })} checked={false} onChange={() => onChange()} />
        )}
        {lists.map((list) => (
          <Checkbox
            key={list.saved_list}
            label={titleOf(list)}
            checked={own.includes(list.saved_list)}
            onChange={() => flip(list.saved_list)}
          />
        ))}
      </Stack>
      {others.length > 0 && <TeamChoice profile={profile} lists={others} />}
      <Suspense>
        <NewListField profile={profile} onCreated={(list) => onChange([...own, list])} />
      </Suspense>
    </Stack>
  );
}
