import { messageCalls } from '@torg/protocol/messages/messages';
import type { FileRules } from '../../ui/field/file-rules.ts';
import { rangeOf, ruleOf } from '../../ui/form/body-rules.ts';

/** What sending asks of a message, by the shapes of its calls. */
const { sendMessage, startThread, uploadMessageAttachment } = messageCalls;

export const contentRule = ruleOf(sendMessage.body, 'content');
export const mostRecipients = rangeOf(startThread.body, 'recipients').max;

export const fileRules: FileRules = {
  accept: uploadMessageAttachment.upload.types,
  maxSize: uploadMessageAttachment.upload.size,
  most: rangeOf(sendMessage.body, 'file_ids').max,
};
