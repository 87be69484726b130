import { eventLogCalls } from '@torg/protocol/events';
import { routes } from '../platform/handler.ts';
import { logEvent } from './log-event.ts';

export const eventLogRoutes = routes(eventLogCalls, { logEvent });
