import { advanceFollowed, endFollowed } from '../../competencies/competencies.commands.ts';
import { findFollowed } from '../../competencies/competencies.queries.ts';
import type { JobContext } from '../../platform/jobs/job-definition.ts';
import { updateVisibility } from '../visibility/profile-changed.ts';
import { countHolders, findHoldersAfter } from './holders.repository.ts';

/** So few that none of them is held for more than a moment. */
const atOnce = 100;

/**
 * Lets the next of those who have a competency follow its last change: whether they are seen, and
 * what searches find them by. How far that has come is written with them, so that what was broken
 * off goes on from there. Answers whether there may be more for this job: where the change was
 * followed by another, or two jobs are at it, the other goes on.
 */
export async function followSome(
  { db, transaction, now }: Pick<JobContext, 'db' | 'transaction' | 'now'>,
  competency: string,
): Promise<boolean> {
  const found = await findFollowed(db, competency);
  if (found === undefined) return false;
  const page = { after: found.after, limit: atOnce };
  const profiles = await findHoldersAfter(db, competency, page);
  const after = profiles.at(-1);
  if (after === undefined) {
    await endFollowed(db, found);
    return false;
  }
  const total = found.total ?? (await countHolders(db, competency));
  const done = found.done + profiles.length;
  return transaction(async (tx) => {
    await updateVisibility(tx, profiles, now());
    return advanceFollowed(tx, found, { after, done, total });
  });
}
