import type { shellCalls } from '@torg/protocol/shell/shell';
import type { Handler } from '../platform/handler.ts';
import { shellUser } from './shell-user.ts';

export const getMe: Handler<typeof shellCalls.getMe> = (context) =>
  shellUser(context, context.actor);
