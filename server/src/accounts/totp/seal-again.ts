import { z } from 'zod';
import { defineJob, type JobContext } from '../../platform/jobs/job-definition.ts';
import { sealedTodayPrefix } from '../../platform/hardening/sealed.ts';
import { findSealedBefore, replaceSealed } from './totp.repository.ts';
import { sealTotp, unsealTotp } from './totp.ts';

const atOnce = 200;

/** Returns how many are encrypted anew, and how many nobody can read. */
async function sealSome({ transaction, external: { settings } }: JobContext, after: string) {
  return transaction(async (tx) => {
    const rows = await findSealedBefore(tx, { prefix: sealedTodayPrefix(settings), after }, atOnce);
    let lost = 0;
    for (const { account, sealed_secret } of rows) {
      const secret = unsealTotp(sealed_secret, account, settings);
      if (secret === null) lost += 1;
      else await replaceSealed(tx, account, sealTotp(secret, account, settings));
    }
    return { done: rows.length - lost, lost, last: rows.at(-1)?.account };
  });
}

const firstAccount = '00000000-0000-0000-0000-000000000000';

/** After the session secret was changed, encrypts with the new one what the old one encrypted. */
export const sealAgain = defineJob({
  name: 'seal-again',
  input: z.object({}),
  schedule: '7 * * * *',
  async run(context) {
    let sealed = 0;
    let lost = 0;
    let after: string | undefined = firstAccount;
    while (after !== undefined) {
      const some = await sealSome(context, after);
      sealed += some.done;
      lost += some.lost;
      after = some.last;
    }
    if (sealed > 0) context.log.info({ sealed }, 'secrets of authenticator apps encrypted anew');
    if (lost > 0) {
      context.log.error({ lost }, 'secrets of authenticator apps were encrypted with a lost key');
    }
  },
});
