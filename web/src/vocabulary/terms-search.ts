import {
  competencyStatuses,
  synonymRelations,
  tendedTypes,
  type CompetencyStatus,
} from '@torg/protocol/competency-terms';
import { limits } from '@torg/protocol/limits';
import { disciplines, type Locale } from '@torg/protocol/terms';
import { choice, listSearch, wordsIn, type SearchOf } from '../client/list-search.ts';
import type { SynonymsAsked, TermsAsked } from './vocabulary.queries.ts';
import { languages } from './vocabulary-texts.ts';

const size = limits.tendedPage.default;

export const termList = listSearch({
  size,
  sorts: { name: 'asc', used: 'desc', created: 'desc' },
  filters: {
    type: choice(tendedTypes),
    discipline: choice(disciplines),
    status: choice(competencyStatuses),
  },
});
export type TermsSearch = SearchOf<typeof termList>;

/** What has pages only, as the queue of proposals. */
export const pagedList = listSearch({ size });

/** Nobody who browses the list means what is gone; who asks for it does. */
const standing: CompetencyStatus[] = ['active', 'proposed'];

export const termsAsked = (search: TermsSearch, locale: Locale): TermsAsked => ({
  text: search.q,
  type: search.type,
  discipline: search.discipline,
  status: search.status ? [search.status] : standing,
  ...termList.sorting(search),
  locale,
  ...termList.paging(search),
});

// ── synonyms ────────────────────────────────────────────────────────────────────────────────────

export const synonymList = listSearch({
  size,
  filters: { language: choice(languages), relation: choice(synonymRelations) },
  others: {
    /** the text that is read in the box */
    text: wordsIn,
    tab: choice(['missed']),
  },
});
export type SynonymsSearch = SearchOf<typeof synonymList>;

export const synonymsAsked = (search: SynonymsSearch, locale: Locale): SynonymsAsked => ({
  text: search.q,
  language: search.language,
  relation: search.relation,
  locale,
  ...synonymList.paging(search),
});
