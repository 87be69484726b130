import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Locale } from '@torg/protocol/terms';
import { useChange } from '../../client/use-change.ts';
import { useLocale } from '../../client/use-locale.ts';
import { readSavedPeople } from '../../saved-profiles/public/saved-people.ts';
import { addPeople } from '../add-people.ts';
import { boardQuery, isUnmade, readBoardAgain, type BoardOf } from '../boards.queries.ts';
import { makeBoard } from '../make-board.ts';
import type { Board } from '../state/board-state.ts';

interface OntoBoard {
  of: BoardOf;
  /** undefined: all who are saved */
  list: string | undefined;
  column: string;
  /** of a board that is made for them */
  board_title: string;
}

export interface Added {
  added: number;
  /** had a card before */
  there: number;
}

async function readOrMake(client: QueryClient, { of, board_title }: OntoBoard): Promise<Board> {
  const read = async () => (await client.query({ ...boardQuery(of), staleTime: 0 })).board;
  try {
    return await read();
  } catch (error) {
    if (!isUnmade(error)) throw error;
    await makeBoard({ of, board_title });
    return read();
  }
}

async function putOnBoard(client: QueryClient, onto: OntoBoard, locale: Locale): Promise<Added> {
  const saved = await readSavedPeople(client, onto.list, locale);
  const people = saved.map(({ profile }) => profile);
  const { evaluation_board: board, cards } = await readOrMake(client, onto);
  const onBoard = new Set(cards.map(({ profile }) => profile));
  const missing = people.filter((profile) => !onBoard.has(profile));
  const added = await addPeople(board, { profiles: missing, board_column: onto.column });
  return { added: added.length, there: people.length - missing.length };
}

/** Puts all of a list on a board. Pressed again after a failure, it adds those who are missing. */
export function useListOntoBoard() {
  const client = useQueryClient();
  const locale = useLocale();
  return useChange((onto: OntoBoard) => putOnBoard(client, onto, locale), {
    invalidates: (_client, { of }) => readBoardAgain(client, of),
  });
}
