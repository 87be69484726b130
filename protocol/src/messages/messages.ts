import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { FileRef, Moment, Paged, Uuid, params, queryPage, requiredText, text } from '../shapes.ts';
import { attachmentUpload } from '../uploads.ts';
import { roles, threadKinds } from '../terms.ts';

export const ThreadParticipant = z
  .object({
    account: Uuid,
    name: z.string(),
    image_url: z.string().nullable(),
    title: z.string().nullable(),
    company_name: z.string().nullable(),
    role: z.enum(roles),
    /** when the other participants last read; null: not yet */
    last_read_at: Moment.nullable(),
  })
  .meta({ id: 'ThreadParticipant' });
export type ThreadParticipant = z.output<typeof ThreadParticipant>;

export const Message = z
  .object({
    message_id: Uuid,
    /** null: the platform */
    sender: Uuid.nullable(),
    content: z.string(),
    created_at: Moment,
    attachments: z.array(FileRef),
  })
  .meta({ id: 'Message' });
export type Message = z.output<typeof Message>;

export const ThreadAssignment = z
  .object({ uuid: Uuid, title: z.string(), company_name: z.string() })
  .meta({ id: 'ThreadAssignment' });

export const ThreadListItem = z
  .object({
    thread_id: Uuid,
    kind: z.enum(threadKinds),
    assignment: ThreadAssignment.nullable(),
    /** the other participants */
    participants: z.array(ThreadParticipant),
    /** participants that the thread is about: the consultants of an interest */
    consultants: z.array(z.object({ account: Uuid, name: z.string() })),
    last_message: z
      .object({
        message_id: Uuid,
        sender: Uuid.nullable(),
        excerpt: z.string(),
        created_at: Moment,
      })
      .nullable(),
    number_of_unread_messages: z.int(),
    created_at: Moment,
  })
  .meta({ id: 'ThreadListItem' });
export type ThreadListItem = z.output<typeof ThreadListItem>;

export const Thread = ThreadListItem.omit({ last_message: true })
  .extend({
    /** newest page, oldest first within it */
    messages: z.array(Message),
    /** there are messages older than the first of `messages` */
    has_older: z.boolean(),
    can: z.object({ send: z.boolean() }),
  })
  .meta({ id: 'Thread' });
export type Thread = z.output<typeof Thread>;

export const Recipient = z
  .object({
    account: Uuid,
    name: z.string(),
    image_url: z.string().nullable(),
    title: z.string().nullable(),
    company_name: z.string().nullable(),
  })
  .meta({ id: 'Recipient' });
export type Recipient = z.output<typeof Recipient>;

const content = requiredText(limits.message.content);
const files = z
  .array(Uuid)
  .max(limits.message.attachments)
  .refine((ids) => new Set(ids).size === ids.length, 'must not repeat')
  .default([]);
const thread = params('thread_id');

export const messageCalls = callTable('main', {
  listThreads: {
    method: 'GET',
    path: '/threads',
    summary: "The caller's threads, latest first.",
    access: 'user',
    status: 200,
    query: z.object({
      query: text(limits.query).optional(),
      kind: z.enum(threadKinds).optional(),
      assignment: Uuid.optional(),
      unread: z.enum(['true', 'false']).default('false'),
      ...queryPage(limits.threadPage),
    }),
    answer: z.object({ threads: z.array(ThreadListItem), ...Paged }),
  },
  getThread: {
    method: 'GET',
    path: '/thread/{thread_id}',
    summary: 'One thread with its newest messages, or those before a message.',
    access: 'thread-participant',
    status: 200,
    params: thread,
    query: z.object({
      before: Uuid.optional(),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(limits.messagePage.max)
        .default(limits.messagePage.default),
    }),
    answer: Thread,
    errors: ['could_not_find_thread'],
  },
  startThread: {
    method: 'POST',
    path: '/threads',
    summary: 'Write a direct message to somebody.',
    access: 'user',
    status: 201,
    body: z.object({
      recipients: z.array(Uuid).min(1).max(limits.message.recipients),
      content,
      file_ids: files,
    }),
    answer: z.object({ thread_id: Uuid, message_id: Uuid }),
    errors: ['recipient_not_allowed', 'could_not_find_message_attachment'],
  },
  sendMessage: {
    method: 'POST',
    path: '/thread/{thread_id}/messages',
    summary: 'Send a message to a thread.',
    access: 'thread-participant',
    status: 201,
    params: thread,
    body: z.object({ content, file_ids: files }),
    answer: Message,
    errors: [
      'could_not_find_thread',
      'could_not_find_message_attachment',
      'file_is_being_checked',
      'file_had_a_virus',
    ],
  },
  markThreadRead: {
    method: 'POST',
    path: '/thread/{thread_id}/read',
    summary: 'Mark all messages of the thread as read.',
    access: 'thread-participant',
    status: 204,
    params: thread,
    errors: ['could_not_find_thread'],
  },
  uploadMessageAttachment: {
    method: 'POST',
    path: '/message-attachments',
    summary: 'Upload a file to send with a message; deleted after a day if it is not sent.',
    access: 'user',
    status: 201,
    ...attachmentUpload,
    answer: FileRef,
  },
  getMessageAttachment: {
    method: 'GET',
    path: '/thread/{thread_id}/attachments/{file_id}',
    summary: 'Download a file of a message.',
    access: 'thread-participant',
    status: 200,
    params: params('thread_id', 'file_id'),
    raw: 'file',
    errors: ['could_not_find_thread', 'could_not_find_message_attachment'],
  },
  searchRecipients: {
    method: 'GET',
    path: '/message-recipients',
    summary: 'People the caller may write to, by name.',
    access: 'user',
    status: 200,
    query: z.object({
      query: text(limits.query).default(''),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(limits.recipientSearch.max)
        .default(limits.recipientSearch.default),
    }),
    answer: z.object({ recipients: z.array(Recipient) }),
  },
});
