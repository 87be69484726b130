import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { Day, Direction, Moment, Paged, Uuid, queryPage, text } from '../shapes.ts';
import { threadKinds } from '../terms.ts';
import { answerFilters, numberedSorts, numberPeriods } from './thread-terms.ts';

/** How fast threads of one kind, or all threads, were answered by the other side. */
const AnswerNumbers = z.object({
  threads: z.int(),
  /** threads that are at least 24 hours old, or were answered within that time */
  due_24h: z.int(),
  within_24h: z.int(),
  due_72h: z.int(),
  within_72h: z.int(),
  unanswered: z.int(),
  /** seconds until the first answer, among the answered threads */
  median_seconds: z.number().nullable(),
});
export type AnswerNumbers = z.output<typeof AnswerNumbers>;

export const ThreadNumbers = z
  .object({
    /** every week of the period by its Monday, oldest first */
    weeks: z.array(z.object({ week: Day, threads: z.partialRecord(z.enum(threadKinds), z.int()) })),
    all: AnswerNumbers,
    kinds: z.partialRecord(z.enum(threadKinds), AnswerNumbers),
  })
  .meta({ id: 'ThreadNumbers' });
export type ThreadNumbers = z.output<typeof ThreadNumbers>;

/** A thread in the statistics, without any of its content. */
export const NumberedThread = z
  .object({
    thread_id: Uuid,
    number: z.int(),
    kind: z.enum(threadKinds),
    assignment: z.object({ uuid: Uuid, title: z.string() }).nullable(),
    parties: z.array(z.object({ account: Uuid, name: z.string(), company: z.string().nullable() })),
    messages: z.int(),
    created_at: Moment,
    last_message_at: Moment,
    /** seconds; null: nobody has answered */
    answered_after: z.number().nullable(),
  })
  .meta({ id: 'NumberedThread' });
export type NumberedThread = z.output<typeof NumberedThread>;

export const threadNumberCalls = callTable('main', {
  getThreadNumbers: {
    method: 'GET',
    path: '/admin/thread-numbers',
    summary: 'Threads by week and kind, and how fast they were answered.',
    access: 'admin',
    status: 200,
    query: z.object({ weeks: z.enum(numberPeriods).default(numberPeriods[0]) }),
    answer: ThreadNumbers,
  },
  listNumberedThreads: {
    method: 'GET',
    path: '/admin/thread-numbers/threads',
    summary: 'Threads with their participants and number of messages, without any content.',
    access: 'admin',
    status: 200,
    query: z.object({
      text: text(limits.query).optional(),
      kind: z.enum(threadKinds).optional(),
      answer: z.enum(answerFilters).optional(),
      sort: z.enum(numberedSorts).default('last_activity'),
      direction: Direction.default('desc'),
      ...queryPage(limits.numberedPage),
    }),
    answer: z.object({ threads: z.array(NumberedThread), ...Paged }),
  },
});
