import type { SearchSchemaInput } from '@tanstack/react-router';
import { textIn, uuidsIn } from '../client/search-params.ts';

/** What the address of a board says: the open card, the words of the filter, the column of a phone. */
export interface BoardSearch {
  card?: string;
  q?: string;
  column?: string;
}

export const readBoardSearch = (raw: BoardSearch & SearchSchemaInput): BoardSearch => ({
  card: uuidsIn(raw.card)?.[0],
  q: textIn(raw.q),
  column: uuidsIn(raw.column)?.[0],
});
