import { marketDay } from '@torg/protocol/market-day';
import type { profileCalls } from '@torg/protocol/profiles/profiles';
import type { Handler } from '../../platform/handler.ts';
import { openForOwner } from '../editing/open-profile.ts';
import { findRuleResults } from './rules.repository.ts';

export const validateOwnProfile: Handler<typeof profileCalls.validateProfile> = async (
  context,
  { params: { profile } },
) => {
  await openForOwner(context, profile);
  const { db, now } = context;
  const results = (await findRuleResults(db, [profile], marketDay(now))).get(profile) ?? [];
  return { profile, validations: results.map((result) => ({ ...result, profile })) };
};
