import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale } from '../client/use-locale.ts';
import { ListPage } from '../ui/list/ListPage.tsx';
import { told } from '../ui/states/told.ts';
import { RemovedRow } from '../ui/list/RemovedRow.tsx';
import { useListSearch } from '../ui/list/use-list-search.ts';
import { ListBar } from './ListBar.tsx';
import { ListTabs } from './ListTabs.tsx';
import { NewListAction } from './NewListAction.tsx';
import { NobodySaved } from './NobodySaved.tsx';
import { savedProfileList } from './saved-profiles-search.ts';
import { listsQuery, savedQuery, useSetListRemoved } from './saved-profiles.queries.ts';
import { SavedProfileRow } from './SavedProfileRow.tsx';
import classes from './SavedProfilesPage.module.css';
import type { SavedList } from './saved-lists.ts';

/** Everybody whom the user has saved, by list, with the user's notes. */
export function SavedProfilesPage() {
  const { t } = useLingui();
  const view = useListSearch(savedProfileList);
  const { list } = view.search;
  const lists = useQuery(listsQuery);
  const { removed, remove, undo, isUndoing } = useListRemoval();
  const all = lists.data?.saved_lists ?? [];
  // What a colleague shares is not among all of one's own.
  const hasTabs = all.length > 1 || all.some(({ is_own }) => !is_own);
  const open = all.find(({ saved_list }) => saved_list === list);
  return (
    <ListPage
      title={t`Favoritter`}
      action={<NewListAction />}
      lead={
        <Trans>
          Konsulentene du har lagret, og listene som kollegene deler. Bare du ser notatene.
        </Trans>
      }
      tabs={
        <>
          {removed && (
            <div role="status" className={classes.removed}>
              <RemovedRow
                uuid={removed.saved_list}
                name={removed.title}
                onUndo={undo}
                pending={isUndoing}
              />
            </div>
          )}
          {hasTabs && <ListTabs lists={all} current={list} />}
        </>
      }
      list={view}
      query={useQuery(savedQuery({ list, ...view.paging }, useLocale()))}
      results={({ saved_profiles, total }) => ({ rows: saved_profiles, total })}
      counted={(total) => <Plural value={total} one="# konsulent" other="# konsulenter" />}
      skeleton={{ rows: 4, height: 168 }}
      errorTitle={t`Vi fikk ikke hentet favorittene`}
      above={({ total }) => <ListBar key={list} list={open} total={total} onRemove={remove} />}
      empty={<NobodySaved inList={list !== undefined} />}
    >
      {(profiles) => (
        <ul className={classes.list}>
          {profiles.map((one) => (
            <SavedProfileRow key={one.profile} saved={one} list={list} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

/** A list that was removed can be restored while the page is open. */
function useListRemoval() {
  const { t } = useLingui();
  const navigate = useNavigate({ from: '/profiles/saved' });
  const setRemoved = useSetListRemoved();
  const [removed, setGone] = useState<SavedList>();
  const remove = (list: SavedList) =>
    setRemoved.mutate(
      { list: list.saved_list, removed: true },
      told({
        next: () => {
          setGone(list);
          void navigate({ search: {} });
        },
        failed: t`Listen ble ikke slettet`,
      }),
    );
  const undo = () => {
    if (removed === undefined) return;
    const { saved_list: list } = removed;
    setRemoved.mutate(
      { list, removed: false },
      told({
        next: () => {
          setGone(undefined);
          void navigate({ search: { list } });
        },
        failed: t`Listen kom ikke tilbake`,
      }),
    );
  };
  return { removed, remove, undo, isUndoing: setRemoved.isPending };
}
