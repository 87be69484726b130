import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { findUnmailed } from '../signing/signing-links.ts';
import { mailSigningLink } from './mail-signing-link.ts';

/** Mails everybody who signs and has no link yet; the PDF is there by now. */
export const mailSigningLinks = defineJob({
  name: 'mail-signing-links',
  input: z.object({ contract: z.uuid() }),
  async run({ transaction }, { contract }) {
    await transaction(async (tx, { enqueue }) => {
      for (const signatory of await findUnmailed(tx, contract)) {
        await enqueue(mailSigningLink, { signatory, mail: 'to_sign' }, { key: signatory });
      }
    });
  },
});
