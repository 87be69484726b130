import { useQuery } from '@tanstack/react-query';
import { threadQuery } from '../messages.queries.ts';
import type { Thread } from '../thread-answers.ts';

/** The open thread; undefined while it loads. */
export const useThread = (thread: string): Thread | undefined => useQuery(threadQuery(thread)).data;
