import { useLingui } from '@lingui/react/macro';
import { Button, Popover } from '@mantine/core';
import { IconChevronDown, IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { told } from '../ui/states/told.ts';
import { ListChoice } from './ListChoice.tsx';
import { listsOf } from './marks.ts';
import classes from './SaveControl.module.css';
import { listsQuery, useSaveProfile } from './saved-profiles.queries.ts';
import { useListTitle } from './use-list-title.ts';

interface SaveControlProps {
  profile: string;
  name: string;
  alone?: boolean;
  size?: 'xs' | 'sm';
}

/** A button that saves or removes a person, with a menu of the lists beside it. */
export function SaveControl({ profile, name, alone = false, size = 'xs' }: SaveControlProps) {
  const { t } = useLingui();
  const { data } = useQuery(listsQuery);
  const save = useSaveProfile();
  const own = listsOf(data, profile);
  const said = useSavedIn(own);
  const isSaved = own.length > 0;
  const put = (lists?: readonly string[]) =>
    save.mutate(
      lists === undefined ? { profile } : { profile, lists },
      told({ failed: t`${name} ble ikke lagret` }),
    );
  return (
    <Button.Group className={classes.control}>
      <Button
        variant="default"
        size={size}
        className={classes.toggle}
        data-saved={isSaved || undefined}
        disabled={data === undefined}
        aria-label={isSaved ? t`${said}: fjern ${name}` : t`Lagre ${name}`}
        title={isSaved ? said : undefined}
        leftSection={
          isSaved ? <IconHeartFilled size={16} aria-hidden /> : <IconHeart size={16} aria-hidden />
        }
        onClick={() => put(isSaved ? [] : undefined)}
      >
        {said}
      </Button>
      {!alone && (
        <Popover position="bottom-end" portalProps={{ target: '#main' }} trapFocus returnFocus>
          <Popover.Target>
            <Button
              variant="default"
              size={size}
              px={6}
              disabled={data === undefined}
              aria-label={t`Velg lister for ${name}`}
            >
              <IconChevronDown size={16} aria-hidden />
            </Button>
          </Popover.Target>
          <Popover.Dropdown>
            <ListChoice profile={profile} own={own} onChange={put} />
          </Popover.Dropdown>
        </Popover>
      )}
    </Button.Group>
  );
}

function useSavedIn(own: readonly string[]): string {
  const { t } = useLingui();
  const { data } = useQuery(listsQuery);
  const titleOf = useListTitle();
  const count = own.length;
  if (count === 0) return t`Lagre`;
  if (count > 1) return t`Lagret i ${count} lister`;
  const list = data?.saved_lists.find(({ saved_list }) => saved_list === own[0]);
  const title = titleOf(list ?? { title: '' });
  return t`Lagret i ${title}`;
}
