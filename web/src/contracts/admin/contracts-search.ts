import { limits } from '@torg/protocol/limits';
import { choice, listSearch } from '../../client/list-search.ts';
import { textIn } from '../../client/search-params.ts';

/** The first tab is shown when the address names none. */
export const contractTabs = [
  'cooperation',
  'assignments',
  'drafts',
  'documents',
  'settings',
] as const;
export type ContractTab = (typeof contractTabs)[number];

export const contractList = listSearch({
  size: limits.contractPage.default,
  /** each tab reads it as one of its own words */
  filters: { status: textIn },
  others: { tab: choice(contractTabs) },
});
