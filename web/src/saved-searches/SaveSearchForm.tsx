import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Group } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useContext, useEffect, useState } from 'react';
import { useLocale } from '../client/use-locale.ts';
import { NewHitsContext } from '../search/public/new-hits.ts';
import { isSameSearch, searchedFor } from '../search/public/search-of-body.ts';
import type { FindSearch } from '../search/public/search-words.ts';
import { firstSavedSearchesQuery, openedQuery } from './saved-searches.queries.ts';

/** Loaded lazily: its validation needs the protocol's shapes, which searching does without. */
const SaveSearchDialog = lazy(async () => {
  const loaded = await import('./SaveSearchDialog.tsx');
  return { default: loaded.SaveSearchDialog };
});

/** Saves the open search, or shows under which title it is saved already. */
export function SaveSearchForm() {
  const { t } = useLingui();
  const search: FindSearch = useSearch({ strict: false });
  const isAdmin = useLocation({ select: ({ pathname }) => pathname.startsWith('/admin/') });
  const locale = useLocale();
  const [isSaving, setSaving] = useState(false);
  const savedSearches = useQuery(firstSavedSearchesQuery(locale));
  const fresh = useMarks(search.saved);
  const searched = searchedFor(search);
  const stored = savedSearches.data?.saved_searches.find(
    ({ audience, body }) => (audience === 'admin') === isAdmin && isSameSearch(body, searched),
  );
  if (stored) {
    const { title } = stored;
    return (
      <Group gap="sm">
        {fresh > 0 && (
          <Badge color="clay" variant="light" tt="none">
            <Plural value={fresh} one="# ny siden sist" other="# nye siden sist" />
          </Badge>
        )}
        <Button
          variant="default"
          leftSection={<IconBookmarkFilled size={18} aria-hidden />}
          renderRoot={(props) => <Link {...props} to="/search/saved" />}
        >
          <Trans>Lagret: {title}</Trans>
        </Button>
      </Group>
    );
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBookmark size={18} aria-hidden />}
        onClick={() => setSaving(true)}
      >
        {t`Lagre søk`}
      </Button>
      <Suspense>
        {isSaving && (
          <SaveSearchDialog search={search} isAdmin={isAdmin} onClose={() => setSaving(false)} />
        )}
      </Suspense>
    </>
  );
}

/** Marks the new hits of an opened saved search in the list; returns how many there are. */
function useMarks(saved: string | undefined): number {
  const { mark } = useContext(NewHitsContext);
  const locale = useLocale();
  const { data } = useQuery({ ...openedQuery(saved ?? '', locale), enabled: saved !== undefined });
  const accounts = saved === undefined ? undefined : data?.new_profiles;
  useEffect(() => mark(accounts ?? []), [mark, accounts]);
  return accounts?.length ?? 0;
}
