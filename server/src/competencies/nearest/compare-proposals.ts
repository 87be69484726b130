import { z } from 'zod';
import { defineJob, type JobContext } from '../../platform/jobs/job-definition.ts';
import { lockNames } from '../terms.repository.ts';
import { findOpenProposals, saveNearest } from './nearest.repository.ts';

/** A small number, since nobody can change terms meanwhile. */
const atOnce = 4;

/** Compares page after page; each with the terms as they are at that moment. */
async function comparePages({ transaction }: JobContext, isNew: boolean): Promise<void> {
  let after: string | undefined;
  do {
    after = await transaction(async (tx) => {
      await lockNames(tx);
      const proposals = await findOpenProposals(tx, { isNew, after, limit: atOnce });
      await saveNearest(tx, proposals);
      return proposals.at(-1)?.competency;
    });
  } while (after !== undefined);
}

/** Compares all open proposals again after a term has changed. */
export const compareProposals = defineJob({
  name: 'compare-proposals',
  input: z.object({}),
  expireInSeconds: 900,
  run: (context) => comparePages(context, false),
});

/** Compares proposals that an upgrade has found. */
export const compareNewProposals = defineJob({
  name: 'compare-new-proposals',
  input: z.object({}),
  schedule: '*/5 * * * *',
  expireInSeconds: 900,
  run: (context) => comparePages(context, true),
});
