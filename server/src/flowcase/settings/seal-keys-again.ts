import { z } from 'zod';
import { sealedTodayPrefix } from '../../platform/hardening/sealed.ts';
import { defineJob, type JobContext } from '../../platform/jobs/job-definition.ts';
import { findSealedBefore, updateFlowcaseCompany } from './companies.repository.ts';
import { keyOf, sealKey } from './tenant-of.ts';

const atOnce = 200;
const first = '00000000-0000-0000-0000-000000000000';

/** Returns how many keys nobody can read any more, and the last company that was looked at. */
async function sealSome({ transaction, external: { settings } }: JobContext, after: string) {
  return transaction(async (tx) => {
    const prefix = sealedTodayPrefix(settings);
    const rows = await findSealedBefore(tx, prefix, after, atOnce);
    let lost = 0;
    for (const { organization, sealed_key, key_subdomain } of rows) {
      const subdomain = key_subdomain ?? '';
      const row = { organization, sealed_key, key_subdomain, saved_by: null, synced_at: null };
      const key = keyOf({ organization, cvpartner_subdomain: subdomain }, row, settings);
      if (key === null) lost += 1;
      else {
        const changes = { sealed_key: sealKey(key, subdomain, settings) };
        await updateFlowcaseCompany(tx, organization, changes);
      }
    }
    return { lost, last: rows.at(-1)?.organization };
  });
}

/** After the session secret was changed, encrypts the keys with the new one. */
export const sealKeysAgain = defineJob({
  name: 'seal-flowcase-keys-again',
  input: z.object({}),
  schedule: '11 * * * *',
  async run(context) {
    let lost = 0;
    let after: string | undefined = first;
    while (after !== undefined) {
      const some = await sealSome(context, after);
      lost += some.lost;
      after = some.last;
    }
    if (lost > 0) context.log.error({ lost }, 'keys of Flowcase were encrypted with a lost secret');
  },
});
