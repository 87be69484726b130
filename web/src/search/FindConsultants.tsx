import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale } from '../client/use-locale.ts';
import { ListPage } from '../ui/list/ListPage.tsx';
import { useListSearch } from '../ui/list/use-list-search.ts';
import type { UnreadText } from '../ui/field/unread.ts';
import { CompareBar } from './public/CompareBar.tsx';
import { flipped } from './public/compared.ts';
import { findBody } from './find-body.ts';
import { findList, namedAll } from './find-search.ts';
import { FindField } from './FindField.tsx';
import { FindFields } from './FindFields.tsx';
import { MeaningNote } from './MeaningNote.tsx';
import { HitList } from './public/HitList.tsx';
import { NewHitsContext } from './public/new-hits.ts';
import { NoHits } from './NoHits.tsx';
import { searchQuery } from './search.queries.ts';

interface FindConsultantsProps {
  /** finds hidden consultants, too */
  isAdmin: boolean;
  /** finds the consultants of this company only */
  company?: string;
}

/** Finds consultants by words and filters; the whole search is in the URL. */
export function FindConsultants({ isAdmin, company }: FindConsultantsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const list = useListSearch(findList);
  const { search, narrow } = list;
  const query = useQuery(searchQuery({ isAdmin, body: findBody(search, company), locale }));
  const { compare = [], q } = search;
  // Replaces the history entry, so that the back button skips the choices made here.
  const choose = (chosen: string[] | undefined) => list.set({ compare: chosen }, true);
  // On a phone the fields are in a drawer, which loses them when it closes.
  const [unread, setUnread] = useState<UnreadText>();
  const [accounts, mark] = useState<readonly string[]>([]);
  return (
    <NewHitsContext value={{ accounts, mark }}>
      <ListPage
        title={t`Finn konsulenter`}
        action={<Outlet />}
        list={list}
        query={query}
        results={({ data, total }) => ({ rows: data, total })}
        find={<FindField isAdmin={isAdmin} search={search} onChange={narrow} />}
        fields={
          <FindFields search={search} onChange={narrow} unread={unread} onUnread={setUnread} />
        }
        show={(total) => <Plural value={total} one="Vis # konsulent" other="Vis # konsulenter" />}
        above={({ meaning }) => <MeaningNote meaning={meaning} />}
        counted={(total) => <Plural value={total} one="# konsulent" other="# konsulenter" />}
        skeleton={{ rows: 5, height: 180 }}
        errorTitle={t`Vi fikk ikke søkt`}
        empty={<NoHits isFiltered={list.filters > (q ? 1 : 0)} hasWords={q !== undefined} />}
      >
        {(hits) => (
          <HitList
            hits={hits}
            searchedSkills={namedAll(search.skills).map(({ uuid }) => uuid)}
            anonymized={search.anonymized !== undefined}
            compared={compare}
            onCompare={(account) => choose(flipped(compare, account))}
          />
        )}
      </ListPage>
      <CompareBar
        compared={compare}
        anonymized={search.anonymized !== undefined}
        isAdmin={isAdmin}
        onClear={() => choose(undefined)}
      />
    </NewHitsContext>
  );
}
