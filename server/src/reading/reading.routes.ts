import { readingCalls } from '@torg/protocol/reading/reading';
import { routes } from '../platform/handler.ts';
import { readWritten } from './read-written.ts';

export const readingRoutes = routes(readingCalls, { readWritten });
