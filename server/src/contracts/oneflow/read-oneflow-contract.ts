import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { asSystem } from '../../platform/move.ts';
import { applyReport } from './apply-report.ts';
import { copyOneflowFiles } from './copy-oneflow-files.ts';
import { findAtOneflow } from './oneflow.repository.ts';
import { atProvider } from './try-later.ts';

const named = { name: 'read-oneflow-contract', input: z.object({ contract: z.uuid() }) };

/** Reads a contract anew at the provider, and does what follows from it. */
export const readOneflowContract = defineJob({
  ...named,
  async run(context, { contract }) {
    const row = await findAtOneflow(context.db, contract);
    const external = row?.external_id ?? null;
    const mayChange = row?.status === 'in_progress' || row?.status === 'expired';
    if (external === null || !mayChange) return;
    await atProvider(context, { job: named, contract }, async (esign) => {
      const report = await esign.read(external);
      if (report === null) {
        context.log.warn({ contract }, 'the e-sign provider has no such contract any longer');
        return;
      }
      await context.transaction(async (tx, then) => {
        await applyReport(asSystem({ db: tx, now: context.now(), ...then }), contract, report);
        const after = await findAtOneflow(tx, contract);
        if (after?.status !== 'completed') return;
        await then.enqueue(copyOneflowFiles, { contract }, { key: contract });
      });
    });
  },
});
