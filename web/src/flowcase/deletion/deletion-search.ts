import { limits } from '@torg/protocol/limits';
import { id, listSearch } from '../../client/list-search.ts';

/** The page of the receipts, and the company whose data may go. */
export const deletionList = listSearch({
  size: limits.flowcase.deletionPage.default,
  others: { company: id },
});
