import {
  competencyStatuses,
  synonymRelations,
  managedTypes,
  type CompetencyStatus,
} from '@torg/protocol/competencies/competency-terms';
import { limits } from '@torg/protocol/limits';
import { disciplines, type Locale } from '@torg/protocol/terms';
import { choice, listSearch, wordsIn, type SearchOf } from '../client/list-search.ts';
import type { SynonymsParams, TermsParams } from './vocabulary.queries.ts';
import { languages } from './vocabulary-texts.ts';

const size = limits.managedPage.default;

export const termList = listSearch({
  size,
  sorts: { name: 'asc', used: 'desc', created: 'desc' },
  filters: {
    type: choice(managedTypes),
    discipline: choice(disciplines),
    status: choice(competencyStatuses),
  },
});
export type TermsSearch = SearchOf<typeof termList>;

/** For lists without filters, such as the queue of proposals. */
export const pagedList = listSearch({ size });

/** Merged and rejected terms are listed only on request. */
const openStatuses: CompetencyStatus[] = ['active', 'proposed'];

export const termsParams = (search: TermsSearch, locale: Locale): TermsParams => ({
  text: search.q,
  type: search.type,
  discipline: search.discipline,
  status: search.status ? [search.status] : openStatuses,
  ...termList.sorting(search),
  locale,
  ...termList.paging(search),
});

// ── synonyms ────────────────────────────────────────────────────────────────────────────────────

export const synonymList = listSearch({
  size,
  filters: { language: choice(languages), relation: choice(synonymRelations) },
  others: {
    /** the text to interpret */
    text: wordsIn,
    tab: choice(['missed']),
  },
});
export type SynonymsSearch = SearchOf<typeof synonymList>;

export const synonymsParams = (search: SynonymsSearch, locale: Locale): SynonymsParams => ({
  text: search.q,
  language: search.language,
  relation: search.relation,
  locale,
  ...synonymList.paging(search),
});
