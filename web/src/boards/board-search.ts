import type { SearchSchemaInput } from '@tanstack/react-router';
import { oneOf, textIn, uuidsIn } from '../client/search-params.ts';

/** The parts of an open card; the first one is shown when the address names none. */
export const cardTabs = ['card', 'assessment'] as const;
export type CardTab = (typeof cardTabs)[number];

/** What the address of a board says: the open card, the words of the filter, the column of a phone. */
export interface BoardSearch {
  card?: string;
  /** of the open card */
  tab?: CardTab;
  q?: string;
  column?: string;
}

export const readBoardSearch = (raw: BoardSearch & SearchSchemaInput): BoardSearch => ({
  card: uuidsIn(raw.card)?.[0],
  tab: oneOf(cardTabs.slice(1), raw.tab),
  q: textIn(raw.q),
  column: uuidsIn(raw.column)?.[0],
});
