import { marketDay } from '@torg/protocol/market-day';
import { failingAt, type RuleLevel } from '@torg/protocol/profiles/profile-rules';
import type { ChangeContext } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findRuleResults } from '../visibility/rules.repository.ts';

/** Refuses with every failing rule of the level, each once, with the item that it is about. */
export async function refuseUnlessValid(
  { db, now }: Pick<ChangeContext, 'db' | 'now'>,
  profiles: readonly string[],
  level: RuleLevel,
): Promise<void> {
  const results = await findRuleResults(db, profiles, marketDay(now));
  const issues = [...results.values()].flatMap((all) =>
    failingAt(all, level).map(({ code, project, work_experience }) => ({
      code,
      path: project ?? work_experience ?? 'profile',
      message: code,
    })),
  );
  if (issues.length > 0) throw new Refusal('profile_validation_error', { issues });
}
