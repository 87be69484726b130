import type { SearchSchemaInput } from '@tanstack/react-router';
import {
  competencyStatuses,
  synonymRelations,
  tendedSorts,
  tendedTypes,
  type CompetencyStatus,
  type SynonymRelation,
  type TendedSort,
  type TendedType,
} from '@torg/protocol/competency-terms';
import { limits } from '@torg/protocol/limits';
import {
  disciplines,
  sortDirections,
  type Discipline,
  type Locale,
  type SortDirection,
} from '@torg/protocol/terms';
import { countIn, oneOf, textIn } from '../client/search-params.ts';
import type { Page, SynonymsAsked, TermsAsked } from './vocabulary.queries.ts';
import { languages, type Language } from './vocabulary-texts.ts';

/** What the list keeps in its URL; what is as it is at first is left out. */
export interface TermsSearch {
  q?: string;
  type?: TendedType;
  discipline?: Discipline;
  status?: CompetencyStatus;
  sort?: TendedSort;
  direction?: SortDirection;
  /** from 1; the first is left out */
  page?: number;
}

export const pageSize = limits.tendedPage.default;
const lastPage = Math.floor(limits.offset / pageSize);

export const firstDirection = (sort: TendedSort): SortDirection =>
  sort === 'name' ? 'asc' : 'desc';

const wordsIn = (q: unknown) => textIn(q)?.trim().slice(0, limits.query) || undefined;
function pageIn(value: unknown): number | undefined {
  const page = Math.min(countIn(value, 1), lastPage);
  return page > 1 ? page : undefined;
}

export interface PagedSearch {
  page?: number;
}
export const pagedSearch = (search: PagedSearch & SearchSchemaInput): PagedSearch => ({
  page: pageIn(search.page),
});

export function termsSearch(search: TermsSearch & SearchSchemaInput): TermsSearch {
  const sort = oneOf(tendedSorts, search.sort) ?? tendedSorts[0];
  const direction = oneOf(sortDirections, search.direction);
  return {
    q: wordsIn(search.q),
    type: oneOf(tendedTypes, search.type),
    discipline: oneOf(disciplines, search.discipline),
    status: oneOf(competencyStatuses, search.status),
    sort: sort === tendedSorts[0] ? undefined : sort,
    direction: direction === firstDirection(sort) ? undefined : direction,
    page: pageIn(search.page),
  };
}

export const sortOf = ({ sort = tendedSorts[0], direction }: TermsSearch) => ({
  sort,
  direction: direction ?? firstDirection(sort),
});

export const numberOfFilters = ({ q, type, discipline, status }: TermsSearch): number =>
  [q, type, discipline, status].filter(Boolean).length;

export const pageAsked = (page = 1): Page => ({ limit: pageSize, offset: (page - 1) * pageSize });

/** Nobody who browses the list means what is gone; who asks for it does. */
const standing: CompetencyStatus[] = ['active', 'proposed'];

export const termsAsked = (search: TermsSearch, locale: Locale): TermsAsked => ({
  text: search.q,
  type: search.type,
  discipline: search.discipline,
  status: search.status ? [search.status] : standing,
  ...sortOf(search),
  locale,
  ...pageAsked(search.page),
});

// ── synonyms ────────────────────────────────────────────────────────────────────────────────────

export interface SynonymsSearch {
  /** the text that is read in the box */
  text?: string;
  tab?: 'missed';
  q?: string;
  language?: Language;
  relation?: SynonymRelation;
  page?: number;
}

export const synonymsSearch = (search: SynonymsSearch & SearchSchemaInput): SynonymsSearch => ({
  text: wordsIn(search.text),
  tab: oneOf(['missed'], search.tab),
  q: wordsIn(search.q),
  language: oneOf(languages, search.language),
  relation: oneOf(synonymRelations, search.relation),
  page: pageIn(search.page),
});

export const synonymsAsked = (search: SynonymsSearch, locale: Locale): SynonymsAsked => ({
  text: search.q,
  language: search.language,
  relation: search.relation,
  locale,
  ...pageAsked(search.page),
});
