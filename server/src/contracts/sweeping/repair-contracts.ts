import { z } from 'zod';
import type { Tx } from '../../platform/database/tables.ts';
import { defineJob, type Enqueue } from '../../platform/jobs/job-definition.ts';
import { mailSigningLinks } from '../mails/mail-signing-links.ts';
import { requestDocument } from '../moves/request-document.ts';
import { sealContract } from '../sealing/seal-contract.ts';
import { startDelivery } from '../sealing/start-delivery.ts';
import { findLost, type Lost } from './sweeping.repository.ts';

type Repair = (tx: Tx, enqueue: Enqueue, contract: string) => Promise<void>;

const repairs: Record<Lost, Repair> = {
  document: (_tx, enqueue, contract) => requestDocument({ enqueue }, contract),
  mails: (_tx, enqueue, contract) => enqueue(mailSigningLinks, { contract }, { key: contract }),
  seal: (_tx, enqueue, contract) => enqueue(sealContract, { contract }, { key: contract }),
  delivery: startDelivery,
};

/** Starts again what was lost: a contract without PDF, mails or seal some time after it was due. */
export const repairContracts = defineJob({
  name: 'repair-contracts',
  input: z.object({}),
  schedule: '*/10 * * * *',
  async run({ db, transaction, now, log }) {
    const lost = await findLost(db, now());
    await transaction(async (tx, { enqueue }) => {
      for (const { contract, lost: what } of lost) await repairs[what](tx, enqueue, contract);
    });
    if (lost.length > 0) log.warn({ contracts: lost.length }, 'contracts were late');
  },
});
