import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { findAtOneflow } from '../oneflow/oneflow.repository.ts';
import { sendToOneflow } from '../oneflow/send-to-oneflow.ts';
import { findUnmailed } from '../signing/signing-links.ts';
import { mailSigningLink } from './mail-signing-link.ts';

/** The PDF is there by now: mails everybody who signs and has no link yet, or lets the provider do it. */
export const mailSigningLinks = defineJob({
  name: 'mail-signing-links',
  input: z.object({ contract: z.uuid() }),
  async run({ transaction }, { contract }) {
    await transaction(async (tx, { enqueue }) => {
      if ((await findAtOneflow(tx, contract)) !== undefined) {
        await enqueue(sendToOneflow, { contract }, { key: contract });
      }
      for (const signatory of await findUnmailed(tx, contract)) {
        await enqueue(mailSigningLink, { signatory, mail: 'to_sign' }, { key: signatory });
      }
    });
  },
});
