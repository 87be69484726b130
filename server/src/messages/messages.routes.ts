import { messageCalls } from '@torg/protocol/messages';
import { threadNumberCalls } from '@torg/protocol/thread-numbers';
import { routes } from '../platform/handler.ts';
import { getMessageAttachment } from './get-message-attachment.ts';
import { getThread } from './get-thread.ts';
import { getThreadNumbers, listNumberedThreads } from './count-threads.ts';
import { listThreads } from './list-threads.ts';
import { markThreadRead } from './mark-thread-read.ts';
import './messages.tables.ts';
import { searchRecipients } from './search-recipients.ts';
import { sendMessage } from './send-message.ts';
import { startThread } from './start-thread.ts';
import { uploadMessageAttachment } from './upload-message-attachment.ts';

export const messageRoutes = routes(messageCalls, {
  listThreads,
  getThread,
  startThread,
  sendMessage,
  markThreadRead,
  uploadMessageAttachment,
  getMessageAttachment,
  searchRecipients,
});

export const threadNumberRoutes = routes(threadNumberCalls, {
  getThreadNumbers,
  listNumberedThreads,
});
