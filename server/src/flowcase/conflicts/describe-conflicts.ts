import type { ReadContext } from '../../platform/handler.ts';
import { findProfiles } from '../../profiles/profiles.queries.ts';
import { findConflicts } from './conflicts.repository.ts';
import { conflictView } from './present.ts';

type Of = Parameters<typeof findConflicts>[1];

/** A page of conflicts, with what the profiles have now. */
export async function describeConflicts(
  { db, actor }: Pick<ReadContext, 'db' | 'actor'>,
  of: Of,
  page: { limit: number; offset: number },
) {
  const { rows, total } = await findConflicts(db, of, page);
  const reader = { account: actor.account, locale: actor.locale };
  const ids = [...new Set(rows.map(({ profile }) => profile))];
  const profiles = ids.length === 0 ? [] : await findProfiles(db, ids, reader);
  const byId = new Map(profiles.map((profile) => [profile.profile, profile]));
  const conflicts = rows.flatMap((row) => {
    const profile = byId.get(row.profile);
    return profile ? [conflictView(row, profile)] : [];
  });
  return { conflicts, total, ...page };
}
