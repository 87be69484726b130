import { z } from 'zod';
import { defineJob, type JobContext } from '../../platform/jobs/job-definition.ts';
import type { EsignProvider } from '../../platform/ports/esign.ts';
import { recordContractEvent } from '../signing/chain.ts';
import { whileClaimed, type Claimed } from './claim.ts';
import { findAtOneflow, saveStep } from './oneflow.repository.ts';
import { atProvider, tryLater } from './try-later.ts';

/** What everybody has signed there stays there, though it counts no longer here. */
async function removeThere(
  { transaction, now }: JobContext,
  { esign, check }: Claimed & { esign: EsignProvider },
  { contract, external_id }: { contract: string; external_id: string },
): Promise<void> {
  const report = await esign.read(external_id);
  if (report?.state !== 'signed') {
    await check();
    await esign.remove(external_id);
  }
  await transaction(async (tx) => {
    await check(tx);
    await saveStep(tx, { contract, external_id }, 'removed');
    const details = { external_id, state: report?.state === 'signed' ? 'signed' : 'removed' };
    const step = { kind: 'provider_reported', at: now(), details } as const;
    await recordContractEvent(tx, contract, { ...step, identified_by: 'provider' });
  });
}

const named = { name: 'recall-at-oneflow', input: z.object({ contract: z.uuid() }) };

/** Takes a recalled contract back from the provider too, also one that we never heard was made. */
export const recallAtOneflow = defineJob({
  ...named,
  expireInSeconds: 300,
  async run(context, { contract }) {
    const row = await findAtOneflow(context.db, contract);
    if (row?.status !== 'recalled' || row.provider_step === 'removed') return;
    await atProvider(context, { job: named, contract }, async (esign) => {
      const step = { contract, status: 'recalled' } as const;
      const isDone = await whileClaimed(context, step, async ({ check }) => {
        const { title } = row;
        const current = await findAtOneflow(context.db, contract);
        const known = current?.external_id ?? null;
        const ids = known === null ? await esign.find({ reference: contract, title }) : [known];
        for (const external_id of ids) {
          await removeThere(context, { esign, check }, { contract, external_id });
        }
      });
      if (!isDone) await tryLater(context, named, contract);
    });
  },
});
