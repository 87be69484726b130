import { agreementTabs } from '@torg/protocol/agreements/agreement-life';
import { limits } from '@torg/protocol/limits';
import { choiceAfterFirst, listSearch } from '../../client/list-search.ts';

/** The address of the list: which tab, and which page of it. */
export const agreementList = listSearch({
  size: limits.contractPage.default,
  others: { tab: choiceAfterFirst(agreementTabs) },
});
