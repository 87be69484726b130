import { z } from 'zod';
import { reaction } from '../platform/events.ts';
import { defineJob } from '../platform/jobs/job-definition.ts';
import { askAboutExtensions } from './in-force/ask-about-extensions.ts';
import { beginAgreement } from './in-force/begin-agreement.ts';
import { findContractsWithoutAgreement } from './in-force/contract-drafts.repository.ts';
import { mailAgreementNews } from './mails/mail-agreement-news.ts';
import { mailDraftNews } from './mails/mail-draft-news.ts';

/** All attempts of the job are over by then. */
const lateAfterMs = 15 * 60_000;

/** Begins agreements whose job was given up, once what stopped it is mended. */
const sweepSignedContracts = defineJob({
  name: 'sweep-signed-contracts',
  input: z.object({}),
  schedule: '*/30 * * * *',
  async run({ db, transaction, now, log }) {
    const before = new Date(now().getTime() - lateAfterMs);
    const late = await findContractsWithoutAgreement(db, before);
    await transaction(async (_tx, { enqueue }) => {
      for (const contract of late) await enqueue(beginAgreement, { contract }, { key: contract });
    });
    if (late.length > 0) log.warn({ contracts: late.length }, 'agreements were late');
  },
});

export const agreementJobs = [
  beginAgreement,
  sweepSignedContracts,
  askAboutExtensions,
  mailDraftNews,
  mailAgreementNews,
];

export const agreementReactions = [
  reaction('completed_contract', beginAgreement, ({ metadata }) => ({
    contract: metadata.object.id,
  })),
];
