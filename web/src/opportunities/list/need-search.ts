import { limits } from '@torg/protocol/limits';
import { choice, listSearch, type SearchOf } from '../../client/list-search.ts';
import type { Locale } from '@torg/protocol/terms';
import type { ListParams } from '../opportunities.queries.ts';

/** Needs by the words of their names, newest first; the archive is a list of its own. */
export const needList = listSearch({
  size: limits.opportunityPage.default,
  filters: {},
  others: { view: choice(['archive']) },
});
export type NeedSearch = SearchOf<typeof needList>;

export const needParams = (search: NeedSearch, locale: Locale): ListParams => ({
  ...needList.paging(search),
  archived: search.view === undefined ? 'false' : 'true',
  text: search.q,
  locale,
});
