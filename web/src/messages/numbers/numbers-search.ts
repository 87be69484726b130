import { limits } from '@torg/protocol/limits';
import { answerFilters, numberPeriods } from '@torg/protocol/messages/thread-terms';
import { threadKinds } from '@torg/protocol/terms';
import { choice, choiceAfterFirst, listSearch, type SearchOf } from '../../client/list-search.ts';
import type { NumberedParams } from './numbers.queries.ts';

export const numberedList = listSearch({
  size: limits.numberedPage.default,
  sorts: { last_activity: 'desc', messages: 'desc', number: 'desc' },
  filters: { kind: choice(threadKinds), answer: choice(answerFilters) },
  /** the period of the figures above the list */
  others: { weeks: choiceAfterFirst(numberPeriods) },
});
export type NumbersSearch = SearchOf<typeof numberedList>;

const filtersParams = ({ q, kind, answer }: NumbersSearch) => ({ text: q, kind, answer });

export const numberedParams = (search: NumbersSearch): NumberedParams => ({
  ...filtersParams(search),
  ...numberedList.sorting(search),
  ...numberedList.paging(search),
});

/**
 * A part of the whole list, sorted by number: new messages do not change that order between pages.
 */
export const wholeListParams = (search: NumbersSearch, offset: number): NumberedParams => ({
  ...filtersParams(search),
  sort: 'number',
  direction: 'asc',
  limit: limits.numberedPage.max,
  offset,
});
