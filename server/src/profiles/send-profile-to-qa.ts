import { marketDay } from '@torg/protocol/market-day';
import { failingAt, type RuleLevel } from '@torg/protocol/profile-rules';
import type { profileCalls } from '@torg/protocol/profiles';
import type { ChangeContext, Handler } from '../platform/handler.ts';
import { allowed, Refusal } from '../platform/refusal.ts';
import { openForEditing } from './open-profile.ts';
import { isHere, qaMoves } from './profiles.policy.ts';
import { addQaEntry } from './qa.repository.ts';
import { findRuleResults } from './rules.repository.ts';

/** Refuses with every rule of the level that fails, each once, with the item that it is about. */
export async function refuseUnlessValid(
  { db, now }: ChangeContext,
  profile: string,
  level: RuleLevel,
): Promise<void> {
  const results = (await findRuleResults(db, [profile], marketDay(now))).get(profile) ?? [];
  const issues = failingAt(results, level).map(({ code, project, work_experience }) => ({
    code,
    path: project ?? work_experience ?? 'profile',
    message: code,
  }));
  if (issues.length > 0) throw new Refusal('profile_validation_error', { issues });
}

export const sendProfileToQa: Handler<typeof profileCalls.sendProfileToQa> = async (
  context,
  { params: { profile }, body: { discipline } },
) => {
  const standing = await openForEditing(context, profile);
  allowed(isHere(standing), 'account_is_deactivated');
  allowed(
    qaMoves.isOpen(standing, 'send'),
    'profile_qa_must_have_status_not_started_to_send_to_qa',
  );
  await refuseUnlessValid(context, profile, 'qa');
  const by = context.actor.account;
  const entry = { profile, status: 'in_progress', by, discipline } as const;
  return { profile_qa: await addQaEntry(context.db, entry) };
};
