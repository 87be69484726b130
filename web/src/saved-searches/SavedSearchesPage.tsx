import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../client/use-locale.ts';
import { ListPage } from '../ui/list/ListPage.tsx';
import { RemovedRow } from '../ui/list/RemovedRow.tsx';
import { useListSearch } from '../ui/list/use-list-search.ts';
import { NothingSaved } from './NothingSaved.tsx';
import { savedSearchesQuery } from './saved-searches.queries.ts';
import { savedSearchList } from './saved-searches-search.ts';
import { SavedSearchRow } from './SavedSearchRow.tsx';
import classes from './SavedSearchesPage.module.css';
import { useSearchRemoval } from './use-search-removal.ts';

/** The user's saved searches, with how many hits each has now and how many of those are new. */
export function SavedSearchesPage() {
  const { t } = useLingui();
  const list = useListSearch(savedSearchList);
  const { removed, remove, restore, isRestoring } = useSearchRemoval();
  return (
    <ListPage
      title={t`Lagrede søk`}
      lead={<Trans>Åpne et søk for å se hvem som er nye, eller få dem på e-post.</Trans>}
      tabs={
        <div role="status" className={classes.removed}>
          {removed.map(({ saved_search, title }) => (
            <RemovedRow
              key={saved_search}
              uuid={saved_search}
              name={title}
              onUndo={() => restore(saved_search)}
              pending={isRestoring}
            />
          ))}
        </div>
      }
      list={list}
      query={useQuery(savedSearchesQuery(list.paging, useLocale()))}
      results={({ saved_searches, total }) => ({ rows: saved_searches, total })}
      counted={(total) => <Plural value={total} one="# lagret søk" other="# lagrede søk" />}
      skeleton={{ rows: 4, height: 128 }}
      errorTitle={t`Vi fikk ikke hentet søkene`}
      empty={<NothingSaved />}
    >
      {(searches) => (
        <ul className={classes.list}>
          {searches.map((one) => (
            <SavedSearchRow key={one.saved_search} saved={one} onRemove={() => remove(one)} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}
