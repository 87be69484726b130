import { limits } from '@torg/protocol/limits';
import { request } from '../client/request.ts';
import type { Card } from './state/board-state.ts';

interface NewPeople {
  profiles: readonly string[];
  board_column: string;
}

/** Adds any number of people, some at a time; whoever is on the board by now stays where they are. */
export async function addPeople(
  board: string,
  { profiles, board_column }: NewPeople,
): Promise<Card[]> {
  const added: Card[] = [];
  for (let from = 0; from < profiles.length; from += limits.board.peopleAtOnce) {
    const some = profiles.slice(from, from + limits.board.peopleAtOnce);
    const { cards } = await request('POST /api/main/evaluation-board/{id}/cards', {
      params: { id: board },
      body: { profiles: some, board_column },
    });
    added.push(...cards);
  }
  return added;
}
