import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { synonymRelations } from '@torg/protocol/competency-terms';
import { useLocale } from '../../client/use-locale.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { ListSkeleton } from '../../ui/ListSkeleton.tsx';
import { PagedResults } from '../../ui/PagedResults.tsx';
import { QueryFaces } from '../../ui/QueryFaces.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { pageSize, synonymsAsked, type SynonymsSearch } from '../terms-search.ts';
import { synonymsQuery } from '../vocabulary.queries.ts';
import { languages, languageTexts, relationTexts } from '../vocabulary-texts.ts';
import { SynonymList } from './SynonymList.tsx';

interface AllSynonymsProps {
  search: SynonymsSearch;
  onChange: (part: SynonymsSearch, replace?: boolean) => void;
}

export function AllSynonyms({ search, onChange }: AllSynonymsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const list = useQuery(synonymsQuery(synonymsAsked(search, locale)));
  return (
    <>
      <Filters search={search} onChange={onChange} />
      <QueryFaces
        query={list}
        skeleton={<ListSkeleton rows={10} height={48} />}
        errorTitle={t`Vi fikk ikke hentet synonymene`}
      >
        {({ synonyms, total }) => (
          <PagedResults
            total={total}
            count={synonyms.length}
            page={search.page}
            size={pageSize}
            stale={list.isPlaceholderData}
            counted={<Plural value={total} one="# synonym" other="# synonymer" />}
            empty={
              <EmptyState title={t`Ingen synonymer passer filtrene`}>
                <Trans>Prøv et annet ord, eller legg til det som mangler.</Trans>
              </EmptyState>
            }
          >
            <div className="torg-card" style={{ padding: 'var(--space-2) var(--space-5)' }}>
              <SynonymList synonyms={synonyms} withTerm />
            </div>
          </PagedResults>
        )}
      </QueryFaces>
    </>
  );
}

function Filters({ search, onChange }: AllSynonymsProps) {
  const { t } = useLingui();
  const { q, language, relation } = search;
  return (
    <FilterBar
      search={
        <SearchField
          label={t`Søk på synonym eller kompetanse`}
          value={q ?? ''}
          onChange={(words) => onChange({ q: words || undefined, page: undefined }, true)}
        />
      }
      count={[language, relation].filter(Boolean).length}
      show={<Trans>Vis synonymene</Trans>}
    >
      <NativeSelect
        label={t`Betyr`}
        value={relation ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ relation: synonymRelations.find((one) => one === value), page: undefined })
        }
        data={[
          { value: '', label: t`Alle` },
          ...synonymRelations.map((value) => ({ value, label: t(relationTexts[value]) })),
        ]}
      />
      <NativeSelect
        label={t`Språk`}
        value={language ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ language: languages.find((one) => one === value), page: undefined })
        }
        data={[
          { value: '', label: t`Alle` },
          ...languages.map((value) => ({ value, label: t(languageTexts[value]) })),
        ]}
      />
    </FilterBar>
  );
}
