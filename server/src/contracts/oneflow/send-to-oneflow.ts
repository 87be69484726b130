import { z } from 'zod';
import { defineJob, type JobContext } from '../../platform/jobs/job-definition.ts';
import { EsignFailure, type EsignProvider } from '../../platform/ports/esign.ts';
import { whileClaimed, type Claimed } from './claim.ts';
import { findAtOneflow } from './oneflow.repository.ts';
import { makeThere, publishThere, savePublished, uploadThere, type Sending } from './send-steps.ts';
import { atProvider, tryLater } from './try-later.ts';

/**
 * Every step asks what was done before: our own row says which steps are finished, and the provider
 * whether one was that we heard nothing of.
 */
async function send(
  context: JobContext,
  contract: string,
  { esign, check }: Claimed & { esign: EsignProvider },
): Promise<void> {
  const row = await findAtOneflow(context.db, contract);
  if (row?.status !== 'in_progress' || row.provider_step === 'published') return;
  const sending: Sending = { context, esign, row, check };
  const id = row.external_id ?? (await makeThere(sending));
  const report = await esign.read(id);
  if (report === null) throw new EsignFailure('missing', 'the contract was removed there');
  if (report.state === 'draft') {
    if (row.provider_step !== 'uploaded') await uploadThere(sending, id);
    await publishThere(sending, id);
  }
  await savePublished(sending, id);
}

const named = { name: 'send-to-oneflow', input: z.object({ contract: z.uuid() }) };

/** Sends a contract to the provider: found or created, with its PDF, published. Once, however often. */
export const sendToOneflow = defineJob({
  ...named,
  expireInSeconds: 300,
  async run(context, { contract }) {
    const row = await findAtOneflow(context.db, contract);
    const isReady = row?.status === 'in_progress' && row.document_file !== null;
    if (!isReady || row.provider_step === 'published') return;
    await atProvider(context, { job: named, contract }, async (esign) => {
      const step = { contract, status: 'in_progress' } as const;
      const isDone = await whileClaimed(context, step, ({ check }) =>
        send(context, contract, { esign, check }),
      );
      if (!isDone) await tryLater(context, named, contract);
    });
  },
});
