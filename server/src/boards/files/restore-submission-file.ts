import type { cardContentCalls } from '@torg/protocol/boards/card-contents';
import { limits } from '@torg/protocol/limits';
import type { Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { restorableSince } from '../restorable-since.ts';
import { describeFile, fileChanged, openFile } from './open-file.ts';
import { markFile } from './submission-files.repository.ts';

export const restoreSubmissionFile: Handler<typeof cardContentCalls.restoreSubmissionFile> = async (
  context,
  { params: { id } },
) => {
  const open = await openFile(context, id, { since: restorableSince(context.now) });
  if (open.file.removed_at !== null) {
    allowed(open.card.file_count < limits.board.files, 'too_many_files');
    await markFile(context.db, id, null);
    const { card, file } = open;
    const { file_name } = file;
    await fileChanged(context, open, { card, what: 'restored_card_file', file_name });
  }
  return describeFile(context, id);
};
