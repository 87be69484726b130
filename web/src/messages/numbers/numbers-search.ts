import type { SearchSchemaInput } from '@tanstack/react-router';
import { limits } from '@torg/protocol/limits';
import {
  sortDirections,
  threadKinds,
  type SortDirection,
  type ThreadKind,
} from '@torg/protocol/terms';
import {
  answerFilters,
  numberedSorts,
  numberPeriods,
  type AnswerFilter,
  type NumberedSort,
  type NumberPeriod,
} from '@torg/protocol/thread-terms';
import { countIn, oneOf, textIn } from '../../client/search-params.ts';
import type { NumberedAsked } from './numbers.queries.ts';

/** What the page keeps in its URL; what is as it is at first is left out. */
export interface NumbersSearch {
  weeks?: NumberPeriod;
  q?: string;
  kind?: ThreadKind;
  answer?: AnswerFilter;
  sort?: NumberedSort;
  direction?: SortDirection;
  /** from 1; the first is left out */
  page?: number;
}

export const pageSize = limits.numberedPage.default;

export function numbersSearch(search: NumbersSearch & SearchSchemaInput): NumbersSearch {
  const weeks = oneOf(numberPeriods, search.weeks);
  const sort = oneOf(numberedSorts, search.sort);
  const page = Math.min(countIn(search.page, 1), Math.floor(limits.offset / pageSize));
  return {
    weeks: weeks === numberPeriods[0] ? undefined : weeks,
    q: textIn(search.q)?.trim().slice(0, limits.query) || undefined,
    kind: oneOf(threadKinds, search.kind),
    answer: oneOf(answerFilters, search.answer),
    sort: sort === numberedSorts[0] ? undefined : sort,
    direction: oneOf(sortDirections, search.direction) === 'asc' ? 'asc' : undefined,
    page: page > 1 ? page : undefined,
  };
}

export const sortOf = ({ sort = numberedSorts[0], direction = 'desc' }: NumbersSearch) => ({
  sort,
  direction,
});

export const numberOfFilters = ({ q, kind, answer }: NumbersSearch): number =>
  [q, kind, answer].filter(Boolean).length;

const filtersAsked = ({ q, kind, answer }: NumbersSearch) => ({ text: q, kind, answer });

export const numberedAsked = (search: NumbersSearch): NumberedAsked => ({
  ...filtersAsked(search),
  ...sortOf(search),
  limit: pageSize,
  offset: ((search.page ?? 1) - 1) * pageSize,
});

/** A part of the whole list, by number: the order that never moves while its pages are fetched. */
export const wholeListAsked = (search: NumbersSearch, offset: number): NumberedAsked => ({
  ...filtersAsked(search),
  sort: 'number',
  direction: 'asc',
  limit: limits.numberedPage.max,
  offset,
});
