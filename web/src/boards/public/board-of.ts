import { useQuery } from '@tanstack/react-query';
import { boardQuery, type BoardOf } from '../boards.queries.ts';
import type { Card } from '../state/board-state.ts';

export type { BoardOf, Card };

/** The board of an assignment or a need, as it is read. */
export const useBoardOf = (of: BoardOf, enabled = true) => useQuery({ ...boardQuery(of), enabled });

export const addressOfBoard = ({ kind, id }: BoardOf): string =>
  `/${kind === 'assignment' ? 'assignments' : 'opportunities'}/${id}/boards`;

/** Where a card is open, with what machines say of it. */
export const addressOfAssessment = (of: BoardOf, card: string): string =>
  `${addressOfBoard(of)}?card=${card}&tab=assessment`;
