import type { SearchSchemaInput } from '@tanstack/react-router';
import { oneOf } from '../../client/search-params.ts';

/** The first tab is shown when the URL names none. */
export const clientTabs = ['opplysninger', 'maler'] as const;
export type ClientTab = (typeof clientTabs)[number];

export interface ClientSearch {
  tab?: ClientTab;
  /** whether the invitation dialog is open: the menu links straight to it */
  'invite-colleague'?: 'true';
}

export const clientSearch = (search: ClientSearch & Partial<SearchSchemaInput>): ClientSearch => {
  const tab = oneOf(clientTabs, search.tab) ?? clientTabs[0];
  return {
    tab: tab === clientTabs[0] ? undefined : tab,
    'invite-colleague': search['invite-colleague'] === 'true' ? 'true' : undefined,
  };
};
