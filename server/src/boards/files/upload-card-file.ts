import type { cardContentCalls } from '@torg/protocol/boards/card-contents';
import { limits } from '@torg/protocol/limits';
import { saveFile } from '../../files/files.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { cardOnBoard } from '../cards/card-on-board.ts';
import { openForChange } from '../open-board.ts';
import { describeFile, fileChanged } from './open-file.ts';
import { insertSubmissionFile } from './submission-files.repository.ts';

export const uploadCardFile: Handler<typeof cardContentCalls.uploadCardFile> = async (
  context,
  { params: { id }, file },
) => {
  const { db, actor, now } = context;
  const open = await openForChange(context, { card: id });
  const card = await cardOnBoard(db, open.row, id);
  allowed(card.file_count < limits.board.files, 'too_many_files');
  const { file_id, file_name } = await saveFile(context, file, 'evaluation_board');
  const added = await insertSubmissionFile(db, {
    ...{ evaluation_board_card: id, file: file_id },
    ...{ created_by: actor.account, created_at: now },
  });
  await fileChanged(context, open, { card, what: 'added_card_file', file_name });
  return describeFile(context, added);
};
