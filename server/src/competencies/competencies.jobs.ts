import type { Enqueue } from '../platform/jobs/job-definition.ts';
import { compareNewProposals, compareProposals } from './nearest/compare-proposals.ts';

/** One job that waits is enough for any number of changes. */
const compareAgain = (enqueue: Enqueue): Promise<void> =>
  enqueue(compareProposals, {}, { key: 'all' });

export const competencyReactions = [
  { on: 'updated_role', start: compareAgain },
  { on: 'updated_skill', start: compareAgain },
] as const;

export const competencyJobs = [compareProposals, compareNewProposals];
