import { advanceFollowed, endFollowed } from '../../competencies/competencies.commands.ts';
import { findFollowed } from '../../competencies/competencies.queries.ts';
import type { JobContext } from '../../platform/jobs/job-definition.ts';
import { updateVisibility } from '../visibility/profile-changed.ts';
import { countHolders, findHoldersAfter } from './holders.repository.ts';

/** A small number, so that profiles are locked only for a moment. */
const batchSize = 100;

/**
 * Updates visibility and search documents of the next profiles with a changed competency. Progress
 * is saved in the same transaction, so an interrupted job continues there. Returns false when
 * nothing is left for this job, or another job or a newer change has taken over.
 */
export async function updateNextHolders(
  { db, transaction, now }: Pick<JobContext, 'db' | 'transaction' | 'now'>,
  competency: string,
): Promise<boolean> {
  const found = await findFollowed(db, competency);
  if (found === undefined) return false;
  const page = { after: found.after, limit: batchSize };
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
