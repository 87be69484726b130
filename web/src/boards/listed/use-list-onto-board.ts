import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { limits } from '@torg/protocol/limits';
import type { Locale } from '@torg/protocol/terms';
import { request } from '../../client/request.ts';
import { useChange } from '../../client/use-change.ts';
import { useLocale } from '../../client/use-locale.ts';
import { readSavedPeople } from '../../saved-profiles/public/saved-people.ts';
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

async function addPeople(board: string, profiles: string[], column: string): Promise<number> {
  const { cards } = await request('POST /api/main/evaluation-board/{id}/cards', {
    params: { id: board },
    body: { profiles, board_column: column },
  });
  return cards.length;
}

async function putOnBoard(client: QueryClient, onto: OntoBoard, locale: Locale): Promise<Added> {
  const people = await readSavedPeople(onto.list, locale);
  const { evaluation_board: board, cards } = await readOrMake(client, onto);
  const onBoard = new Set(cards.map(({ profile }) => profile));
  const missing = people.filter((profile) => !onBoard.has(profile));
  let added = 0;
  for (let from = 0; from < missing.length; from += limits.board.peopleAtOnce) {
    const some = missing.slice(from, from + limits.board.peopleAtOnce);
    added += await addPeople(board, some, onto.column);
  }
  return { added, there: people.length - missing.length };
}

/** Puts all of a list on a board. Pressed again after a failure, it adds those who are missing. */
export function useListOntoBoard() {
  const client = useQueryClient();
  const locale = useLocale();
  return useChange((onto: OntoBoard) => putOnBoard(client, onto, locale), {
    invalidates: (_client, { of }) => readBoardAgain(client, of),
  });
}
