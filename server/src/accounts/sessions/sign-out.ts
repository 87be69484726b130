import type { authCalls } from '@torg/protocol/accounts/accounts';
import type { Handler } from '../../platform/handler.ts';
import { leaveSession } from './leave-session.ts';

export const signOut: Handler<typeof authCalls.signOut> = (context) => leaveSession(context);
