import { z } from 'zod';
import { defineJob, type Enqueue } from '../../platform/jobs/job-definition.ts';
import { mailSigningLinks } from '../mails/mail-signing-links.ts';
import { requestDocument } from '../moves/request-document.ts';
import { findLost, type Lost } from './sweeping.repository.ts';

const lostAfterMs = 10 * 60_000;

const repairs: Record<Lost, (enqueue: Enqueue, contract: string) => Promise<void>> = {
  document: (enqueue, contract) => requestDocument({ enqueue }, contract),
  mails: (enqueue, contract) => enqueue(mailSigningLinks, { contract }, { key: contract }),
};

/** Starts again what was lost: a contract without PDF or mails some time after it was due. */
export const repairContracts = defineJob({
  name: 'repair-contracts',
  input: z.object({}),
  schedule: '*/10 * * * *',
  async run({ db, transaction, now, log }) {
    const lost = await findLost(db, new Date(now().getTime() - lostAfterMs));
    await transaction(async (_tx, { enqueue }) => {
      for (const { contract, lost: what } of lost) await repairs[what](enqueue, contract);
    });
    if (lost.length > 0) log.warn({ contracts: lost.length }, 'contracts were late');
  },
});
