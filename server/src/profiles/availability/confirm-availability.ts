import { marketDay } from '@torg/protocol/market-day';
import type { profileCalls } from '@torg/protocol/profiles/profiles';
import type { Handler } from '../../platform/handler.ts';
import { readMailedToken } from '../../platform/mail/mailed-token.ts';
import { found } from '../../platform/refusal.ts';
import { lockFacts } from '../visibility/facts.repository.ts';
import { changeAvailability } from './availability.repository.ts';

/** The token in the mail is enough to confirm what the mail says, without signing in. */
export const confirmAvailability: Handler<typeof profileCalls.confirmAvailability> = async (
  { db, now, settings },
  { body: { token } },
) => {
  const code = 'confirmation_link_not_valid';
  const profile = found(readMailedToken('availability', token, settings.sessionSecret), code);
  found(await lockFacts(db, profile, profile), code);
  const choices = [{ profile, choice: 'confirmed' as const }];
  const [row] = await changeAvailability(db, choices, {
    now,
    today: marketDay(now),
    of: 'all',
  });
  const { availability } = found(row, code);
  return { availability, availability_updated: now.toISOString() };
};
