import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { synonymRelations } from '@torg/protocol/competencies/competency-terms';
import { useLocale } from '../../client/use-locale.ts';
import { FilterSelect } from '../../ui/list/FilterSelect.tsx';
import { ListView } from '../../ui/list/ListPage.tsx';
import { useListSearch, type ListSearchState } from '../../ui/list/use-list-search.ts';
import { synonymList, synonymsParams } from '../terms-search.ts';
import { synonymsQuery } from '../vocabulary.queries.ts';
import { languages, languageTexts, relationTexts } from '../vocabulary-texts.ts';
import { SynonymList } from './SynonymList.tsx';

export function AllSynonyms() {
  const { t } = useLingui();
  const list = useListSearch(synonymList);
  return (
    <ListView
      list={list}
      query={useQuery(synonymsQuery(synonymsParams(list.search, useLocale())))}
      results={({ synonyms, total }) => ({ rows: synonyms, total })}
      find={t`Søk på synonym eller kompetanse`}
      fields={<Fields list={list} />}
      show={(total) => <Plural value={total} one="Vis # synonym" other="Vis # synonymer" />}
      counted={(total) => <Plural value={total} one="# synonym" other="# synonymer" />}
      skeleton={{ rows: 10, height: 48 }}
      errorTitle={t`Vi fikk ikke hentet synonymene`}
      noHits={t`Ingen synonymer passer filtrene`}
    >
      {(synonyms) => (
        <div className="torg-card" style={{ padding: 'var(--space-2) var(--space-5)' }}>
          <SynonymList synonyms={synonyms} withTerm />
        </div>
      )}
    </ListView>
  );
}

function Fields({ list }: { list: ListSearchState<typeof synonymList> }) {
  const { t } = useLingui();
  const { search, narrow } = list;
  return (
    <>
      <FilterSelect
        label={t`Betyr`}
        words={synonymRelations}
        texts={relationTexts}
        value={search.relation}
        onChange={(relation) => narrow({ relation })}
      />
      <FilterSelect
        label={t`Språk`}
        words={languages}
        texts={languageTexts}
        value={search.language}
        onChange={(language) => narrow({ language })}
      />
    </>
  );
}
