import type { AnswerTo, InputTo } from '../client/calls/calls.ts';

export type ThreadList = AnswerTo<'GET /api/main/threads'>;
export type ThreadListItem = ThreadList['threads'][number];
export type Thread = AnswerTo<'GET /api/main/thread/{thread_id}'>;
export type Participant = Thread['participants'][number];
export type Message = Thread['messages'][number];
export type Attachment = Message['attachments'][number];
export type Recipient = AnswerTo<'GET /api/main/message-recipients'>['recipients'][number];
export type NewThread = InputTo<'POST /api/main/threads'>['body'];

export interface MessageToSend {
  /** the same for every retry, so that the message is delivered once */
  key: string;
  content: string;
  files: readonly Attachment[];
}
