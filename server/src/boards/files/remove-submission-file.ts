import type { cardContentCalls } from '@torg/protocol/boards/card-contents';
import type { Handler } from '../../platform/handler.ts';
import { fileChanged, openFile } from './open-file.ts';
import { markFile } from './submission-files.repository.ts';

export const removeSubmissionFile: Handler<typeof cardContentCalls.removeSubmissionFile> = async (
  context,
  { params: { id } },
) => {
  const open = await openFile(context, id);
  await markFile(context.db, id, context.now);
  const { card, file } = open;
  const { file_name } = file;
  await fileChanged(context, open, { card, what: 'removed_card_file', file_name });
};
