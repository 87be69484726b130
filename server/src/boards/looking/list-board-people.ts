import type { boardLookingCalls } from '@torg/protocol/boards/board-looking';
import { imageUrl } from '../../files/files.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { findAudience } from '../boards.repository.ts';
import { openBoard } from '../open-board.ts';
import { findPeople } from './looking.repository.ts';

export const listBoardPeople: Handler<typeof boardLookingCalls.listBoardPeople> = async (
  context,
  { params: { id } },
) => {
  await openBoard(context, { board: id });
  const people = await findPeople(context.db, await findAudience(context.db, id));
  return {
    people: people.map(({ account, name, image_file }) => ({
      ...{ account, name, image_url: imageUrl(image_file) },
    })),
  };
};
