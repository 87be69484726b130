import type { cardContentCalls } from '@torg/protocol/boards/card-contents';
import { contentOf } from '../../files/files.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { openBoard } from '../open-board.ts';
import { findSubmissionFile } from './submission-files.repository.ts';

const missing = 'could_not_find_submission_file';

export const getSubmissionFile: Handler<typeof cardContentCalls.getSubmissionFile> = async (
  context,
  { params: { id } },
) => {
  await openBoard(context, { file: id });
  const file = found(await findSubmissionFile(context.db, id, { since: null }), missing);
  return { ...contentOf(file), inline: true, ifLost: missing };
};
