import type { messageCalls } from '@torg/protocol/messages/messages';
import { saveFile } from '../../files/files.commands.ts';
import type { Handler } from '../../platform/handler.ts';

export const uploadMessageAttachment: Handler<typeof messageCalls.uploadMessageAttachment> = async (
  { db, actor },
  { file },
) => {
  const about = { purpose: 'message', uploadedBy: actor.account } as const;
  const file_id = await saveFile(db, file, about);
  const { file_name, media_type, size } = file;
  return { file_id, file_name, media_type, size };
};
