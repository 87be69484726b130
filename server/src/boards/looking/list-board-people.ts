import type { boardLookingCalls } from '@torg/protocol/boards/board-looking';
import { imageUrl } from '../../files/files.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { openBoard } from '../open-board.ts';
import { findPeople } from './looking.repository.ts';

export const listBoardPeople: Handler<typeof boardLookingCalls.listBoardPeople> = async (
  context,
  { params: { id } },
) => {
  const { row } = await openBoard(context, { board: id });
  const people = await findPeople(context.db, row.audience);
  return {
    people: people.map(({ account, name, image_file }) => ({
      ...{ account, name, image_url: imageUrl(image_file) },
    })),
  };
};
