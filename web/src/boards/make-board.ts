import { request } from '../client/request.ts';
import { RequestError } from '../client/request-error.ts';
import type { BoardOf } from './boards.queries.ts';

interface Made {
  of: BoardOf;
  board_title: string;
}

/** Makes the board, unless a colleague was faster: then theirs is the one. */
export async function makeBoard({ of: { kind, id }, board_title }: Made): Promise<void> {
  try {
    if (kind === 'assignment') {
      await request('POST /api/main/evaluation-board/assignment', {
        body: { board_title, assignment: id },
      });
    } else {
      await request('POST /api/main/evaluation-board/opportunity', {
        body: { board_title, opportunity: id },
      });
    }
  } catch (error) {
    const isThere = error instanceof RequestError && error.code === 'evaluation_board_is_there';
    if (!isThere) throw error;
  }
}
