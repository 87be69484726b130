import type { threadNumberCalls } from '@torg/protocol/messages/thread-numbers';
import type { Handler } from '../../platform/handler.ts';
import { findThreadNumbers } from './thread-numbers.repository.ts';

export const getThreadNumbers: Handler<typeof threadNumberCalls.getThreadNumbers> = (
  { db, now },
  { query: { weeks } },
) => findThreadNumbers(db, { weeks: Number(weeks), now });
