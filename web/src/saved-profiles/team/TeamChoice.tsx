import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { told } from '../../ui/states/told.ts';
import { teamListsOf } from '../marks.ts';
import type { SavedList } from '../saved-lists.ts';
import { listsQuery } from '../saved-profiles.queries.ts';
import { useChangePlace } from './team.queries.ts';

interface TeamChoiceProps {
  profile: string;
  /** those that colleagues share */
  lists: readonly SavedList[];
}

/** Puts somebody in lists of colleagues, or takes them out; each choice is saved at once. */
export function TeamChoice({ profile, lists }: TeamChoiceProps) {
  const { t } = useLingui();
  const { data } = useQuery(listsQuery);
  const place = useChangePlace();
  const within = teamListsOf(data, profile);
  return (
    <Checkbox.Group label={t`Delt av kolleger`} value={[...within]}>
      {lists.map(({ saved_list: list, title, owner: { name } }) => (
        <Checkbox
          key={list}
          mt="xs"
          value={list}
          label={title}
          description={name}
          onChange={({ currentTarget: { checked } }) =>
            place.mutate(
              { list, profile, change: checked ? 'add' : 'remove' },
              told({ failed: t`Listen ble ikke endret` }),
            )
          }
        />
      ))}
    </Checkbox.Group>
  );
}
