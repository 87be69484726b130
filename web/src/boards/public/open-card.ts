import { createContext, useContext } from 'react';
import type { BoardOf, CardDetail } from '../boards.queries.ts';

/** The card beside a board, for what upper floors show in it. */
export interface OpenCard {
  of: BoardOf;
  detail: CardDetail;
}

export const OpenCardContext = createContext<OpenCard | undefined>(undefined);

export const useOpenCard = (): OpenCard | undefined => useContext(OpenCardContext);
