import { localeOf } from '@torg/protocol/terms';
import { z } from 'zod';
import type { FlowcaseRowError } from '@torg/protocol/flowcase/flowcase-terms';
import { dropStored } from '../../platform/http/files/uploads.ts';
import { defineJob, type JobContext } from '../../platform/jobs/job-definition.ts';
import { findCompany } from '../open-company.ts';
import { findTenant } from '../settings/tenant-of.ts';
import { notifyCompany } from '../syncing/notify-company.ts';
import { readCvOf } from '../syncing/read-cv-of.ts';
import { importRow } from './import-row.ts';
import {
  endImport,
  findImport,
  findRows,
  lockPendingRow,
  updateRow,
  type FoundImport,
  type ImportRow,
} from './imports.repository.ts';
import type { RunningImport } from './running-import.ts';
import { rowErrorOf } from './row-error-of.ts';

async function fail(
  { transaction }: JobContext,
  row: ImportRow,
  error: FlowcaseRowError,
): Promise<void> {
  await transaction(async (tx) => {
    if ((await lockPendingRow(tx, row)) === undefined) return;
    await updateRow(tx, row, { status: 'failed', error });
  });
}

/** Reads somebody's CV and makes a consultant of them; a failure is the result of this row only. */
async function runRow(context: JobContext, running: RunningImport, row: ImportRow): Promise<void> {
  if (row.is_deactivated) return fail(context, row, 'flowcase_user_is_deactivated');
  if (row.email === null) return fail(context, row, 'flowcase_user_has_no_email');
  const { tenant, locale } = running;
  const stored: string[] = [];
  let isUsed = false;
  try {
    const options = {
      tenant,
      locale,
      stored,
      user: row.user_id,
      pictureBefore: null,
      stampedAt: null,
    };
    const read = row.cv === null ? null : await readCvOf(context, { ...options, cv: row.cv });
    isUsed = await importRow(context, running, { row, read });
  } catch (error) {
    const code = rowErrorOf(error, context.log);
    if (code === undefined) throw error;
    await fail(context, row, code);
  } finally {
    if (!isUsed) await dropStored(context.external, stored);
  }
}

async function runAll(context: JobContext, found: FoundImport): Promise<void> {
  const { db, external } = context;
  const company = await findCompany(db, found.organization);
  const tenant = await findTenant(db, company, external);
  const rows = await findRows(db, found.flowcase_import);
  for (const row of rows.filter(({ status }) => status === 'pending')) {
    if (tenant === null) await fail(context, row, 'could_not_fetch_from_cv_partner');
    else {
      await runRow(context, { found, company, tenant, locale: localeOf[company.country] }, row);
    }
    await context.transaction((tx, { notify }) =>
      notifyCompany({ tx, notify }, found.organization),
    );
  }
}

/** Imports one after the other. A job that was killed goes on with those who still wait. */
export const runFlowcaseImport = defineJob({
  name: 'run-flowcase-import',
  input: z.object({ flowcase_import: z.uuid() }),
  expireInSeconds: 900,
  atOnce: 1,
  async run(context, { flowcase_import }) {
    const found = await findImport(context.db, flowcase_import);
    if (found === undefined || found.finished_at !== null) return;
    await runAll(context, found);
    await context.transaction(async (tx, { notify }) => {
      await endImport(tx, flowcase_import, context.now());
      await notifyCompany({ tx, notify }, found.organization);
    });
  },
});
