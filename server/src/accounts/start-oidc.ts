import type { authCalls } from '@torg/protocol/accounts';
import type { Handler } from '../platform/handler.ts';
import { found } from '../platform/refusal.ts';
import { arriveFailed, leave } from './oidc-trip.ts';
import { safePath } from './safe-path.ts';

export const startOidc: Handler<typeof authCalls.startOidc> = async (context, { query }) => {
  const elsewhere = found(context.outside.signInElsewhere, 'not_found');
  const return_to = safePath(query.return_to) ?? '/';
  try {
    const { location, kept } = await elsewhere.begin();
    return leave(context, location, { kept, return_to });
  } catch (error) {
    return arriveFailed(context, error, return_to);
  }
};
