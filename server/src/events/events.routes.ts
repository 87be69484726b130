import { changeCalls } from '@torg/protocol/events/changes';
import { eventLogCalls } from '@torg/protocol/events/events';
import { routes } from '../platform/handler.ts';
import { listChanges } from './list-changes.ts';
import { logEvent } from './log-event.ts';

export const eventLogRoutes = routes(eventLogCalls, { logEvent });
export const changeRoutes = routes(changeCalls, { listChanges });
