import { messageCalls } from '@torg/protocol/messages/messages';
import { threadNumberCalls } from '@torg/protocol/messages/thread-numbers';
import { routes } from '../platform/handler.ts';
import { getMessageAttachment } from './attachments/get-message-attachment.ts';
import { getThread } from './threads/get-thread.ts';
import { getThreadNumbers } from './numbers/get-thread-numbers.ts';
import { listNumberedThreads } from './numbers/list-numbered-threads.ts';
import { listThreads } from './threads/list-threads.ts';
import { markThreadRead } from './threads/mark-thread-read.ts';
import './messages.tables.ts';
import { searchRecipients } from './recipients/search-recipients.ts';
import { sendMessage } from './send-message.ts';
import { startThread } from './threads/start-thread.ts';
import { uploadMessageAttachment } from './attachments/upload-message-attachment.ts';

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
