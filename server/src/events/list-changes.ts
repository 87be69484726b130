import type { changeCalls } from '@torg/protocol/events/changes';
import type { Handler } from '../platform/handler.ts';
import { readChanges } from './read-changes.ts';

export const listChanges: Handler<typeof changeCalls.listChanges> = (
  { db },
  { params: { object }, query: { limit, offset } },
) => readChanges(db, object, { limit, offset });
