import { z } from 'zod';
import type { Reaction } from '../../platform/events.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { findCompanyAdmins, noteLapsed } from './lapses.repository.ts';
import { mailLapse } from './mail-lapse.ts';

/** Also on a clock, since a version may stay good until a day. */
export const sweepLapses = defineJob({
  name: 'sweep-lapses',
  input: z.object({}),
  schedule: '10 5 * * *',
  async run({ transaction, now, log }) {
    await transaction(async (tx, { enqueue }) => {
      const companies = await noteLapsed(tx, now());
      if (companies.length === 0) return;
      for (const { account } of await findCompanyAdmins(tx, companies)) {
        await enqueue(mailLapse, { account });
      }
      log.info({ companies: companies.length }, 'cooperation contracts no longer count');
    });
  },
});

const onPublished: Reaction<'published_contract_document'> = {
  on: 'published_contract_document',
  start: (enqueue) => enqueue(sweepLapses, {}),
};
const onCompliance: Reaction<'recorded_change'> = {
  on: 'recorded_change',
  async start(enqueue, { metadata }) {
    if (metadata.what === 'set_document_compliance') await enqueue(sweepLapses, {});
  },
};

export const lapseReactions = [onPublished, onCompliance] as unknown as readonly Reaction[];
