import type { messageCalls } from '@torg/protocol/messages/messages';
import { saveFile } from '../../files/files.commands.ts';
import type { Handler } from '../../platform/handler.ts';

export const uploadMessageAttachment: Handler<typeof messageCalls.uploadMessageAttachment> = (
  context,
  { file },
) => saveFile(context, file, 'message');
