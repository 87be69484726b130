import { limits } from '@torg/protocol/limits';
import { listSearch } from '../../client/list-search.ts';
import { textsIn } from '../../client/search-params.ts';
import { comparedIn } from '../../search/public/compared.ts';

export const recommendationList = listSearch({
  size: limits.search.page.default,
  /** the consultants to compare */
  others: { compare: (value: unknown) => comparedIn(textsIn(value)) },
});
