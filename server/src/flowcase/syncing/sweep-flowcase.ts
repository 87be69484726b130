import { limits } from '@torg/protocol/limits';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { findPendingImports } from '../importing/imports.repository.ts';
import { runFlowcaseImport } from '../importing/run-import.ts';
import { findTenant } from '../settings/tenant-of.ts';
import { syncFlowcase } from './sync-flowcase.ts';
import { endAbandoned, findCompaniesToSync, forgetOldSyncs } from './syncs.repository.ts';

const dayMs = 86_400_000;
const keptDays = 90;

/** Every company with a key, each in a job of its own. */
export const syncAllFlowcase = defineJob({
  name: 'sync-all-flowcase',
  input: z.object({}),
  schedule: '41 * * * *',
  async run({ db, external, transaction, now }) {
    await forgetOldSyncs(db, new Date(now().getTime() - keptDays * dayMs));
    for (const company of await findCompaniesToSync(db)) {
      const { organization } = company;
      if ((await findTenant(db, company, external)) === null) continue;
      const input = { organization, started_by: null };
      await transaction((_tx, { enqueue }) => enqueue(syncFlowcase, input, { key: organization }));
    }
  },
});

/** Ends synchronizations whose process has gone, and goes on with imports. */
export const sweepFlowcase = defineJob({
  name: 'sweep-flowcase',
  input: z.object({}),
  schedule: '*/5 * * * *',
  async run({ db, transaction, now }) {
    const moment = now();
    const before = new Date(moment.getTime() - limits.flowcase.runningMinutes * 60_000);
    await endAbandoned(db, { before, now: moment });
    for (const flowcase_import of await findPendingImports(db)) {
      await transaction((_tx, { enqueue }) =>
        enqueue(runFlowcaseImport, { flowcase_import }, { key: flowcase_import }),
      );
    }
  },
});
