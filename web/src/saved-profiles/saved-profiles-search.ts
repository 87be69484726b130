import { limits } from '@torg/protocol/limits';
import { id, listSearch } from '../client/list-search.ts';

export const savedProfileList = listSearch({
  size: limits.saved.page.default,
  /** without it: everybody who is saved */
  others: { list: id },
});
