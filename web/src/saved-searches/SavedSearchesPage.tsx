import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useLocale } from '../client/use-locale.ts';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { PagedResults } from '../ui/PagedResults.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { QueryFaces } from '../ui/QueryFaces.tsx';
import { RemovedRow } from '../ui/RemovedRow.tsx';
import { NothingSaved } from './NothingSaved.tsx';
import { pageSize, savedSearchesQuery } from './saved-searches.queries.ts';
import { SavedSearchRow } from './SavedSearchRow.tsx';
import classes from './SavedSearchesPage.module.css';
import { useSearchRemoval } from './use-search-removal.ts';

/** The searches that one has kept, with how many they find now, and how many of them are new. */
export function SavedSearchesPage() {
  const { t } = useLingui();
  const { page = 1 } = useSearch({ from: '/shell/search/saved' });
  const asked = { limit: pageSize, offset: (page - 1) * pageSize };
  const saved = useQuery(savedSearchesQuery(asked, useLocale()));
  const { removed, remove, restore, isRestoring } = useSearchRemoval();
  return (
    <>
      <PageHeader title={t`Lagrede søk`}>
        <Trans>Åpne et søk for å se hvem som er nye, eller få dem på e-post.</Trans>
      </PageHeader>
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
      <QueryFaces
        query={saved}
        skeleton={<ListSkeleton rows={4} height={128} />}
        errorTitle={t`Vi fikk ikke hentet søkene`}
      >
        {({ saved_searches, total }) => (
          <PagedResults
            total={total}
            count={saved_searches.length}
            page={page}
            size={pageSize}
            stale={saved.isPlaceholderData}
            counted={<Plural value={total} one="# lagret søk" other="# lagrede søk" />}
            empty={<NothingSaved />}
          >
            <ul className={classes.list}>
              {saved_searches.map((one) => (
                <SavedSearchRow key={one.saved_search} saved={one} onRemove={() => remove(one)} />
              ))}
            </ul>
          </PagedResults>
        )}
      </QueryFaces>
    </>
  );
}
