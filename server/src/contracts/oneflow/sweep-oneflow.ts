import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { copyOneflowFiles } from './copy-oneflow-files.ts';
import { findWork, forgetCallbacks } from './oneflow.repository.ts';
import { readOneflowContract } from './read-oneflow-contract.ts';
import { recallAtOneflow } from './recall-at-oneflow.ts';
import { sendToOneflow } from './send-to-oneflow.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const jobs = {
  send: sendToOneflow,
  read: readOneflowContract,
  copy: copyOneflowFiles,
  remove: recallAtOneflow,
};

/** Asks for what a lost webhook told, and goes on with what was left half done. */
export const sweepOneflow = defineJob({
  name: 'sweep-oneflow',
  input: z.object({}),
  schedule: '*/15 * * * *',
  async run({ transaction, now, external }) {
    if (external.esign === null) return;
    const at = now().getTime();
    const before = (ms: number): Date => new Date(at - ms);
    await transaction(async (tx, { enqueue }) => {
      // Signatures after our own end are waited for as long as anybody may still look for the mail.
      const limits = { triedBefore: before(hourMs), expiredAfter: before(90 * dayMs) };
      for (const { contract, job } of await findWork(tx, limits)) {
        await enqueue(jobs[job], { contract }, { key: contract });
      }
      await forgetCallbacks(tx, before(90 * dayMs));
    });
  },
});
