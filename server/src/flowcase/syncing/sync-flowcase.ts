import { localeOf, type Locale } from '@torg/protocol/terms';
import { z } from 'zod';
import type { FlowcaseSyncFailure } from '@torg/protocol/flowcase/flowcase-terms';
import { isStorageFull, isUnavailable } from '../../platform/database/database-errors.ts';
import { dropStored } from '../../platform/http/files/uploads.ts';
import { defineJob, type JobContext } from '../../platform/jobs/job-definition.ts';
import { CvToolFailure, type ToolTenant } from '../../platform/ports/cv-tool.ts';
import { lockProfiles } from '../../profiles/profiles.commands.ts';
import { findCompany } from '../open-company.ts';
import { linkNamed } from '../links/link-named.ts';
import { findFollowing, lockLink, updateLink } from '../links/links.repository.ts';
import type { LinkRow } from '../merging/merge-work.ts';
import { makeFlowcaseCompany, updateFlowcaseCompany } from '../settings/companies.repository.ts';
import { findTenant } from '../settings/tenant-of.ts';
import { asSomebody } from './as-somebody.ts';
import { saveRead } from './save-read.ts';
import { notifyCompany } from './notify-company.ts';
import { readCvOf, type ReadOfFlowcase } from './read-cv-of.ts';
import { claimSync, countOfSync, lockSync, updateSync, type SyncRow } from './syncs.repository.ts';
import { findChanged, type ChangedCv } from './find-changed.ts';

interface Sync {
  row: SyncRow;
  tenant: ToolTenant;
  locale: Locale;
}

/** Ended by somebody else, as by a deletion: nothing more is written. */
class SyncIsOver extends Error {}

/** Writes what was read of one person, unless the synchronization was ended meanwhile. */
async function save(
  context: JobContext,
  { row, locale }: Sync,
  { link, read }: { link: LinkRow; read: ReadOfFlowcase },
): Promise<boolean> {
  const { settings } = context.external;
  return context.transaction(async (tx, job) => {
    if (!(await lockSync(tx, row.flowcase_sync))) throw new SyncIsOver();
    await lockProfiles(tx, [link.profile]);
    const locked = await lockLink(tx, link.flowcase_link);
    const change = { tx, job, now: context.now() };
    if (locked?.sync_enabled !== true) return false;
    const names = [row.started_by, locked.created_by, locked.profile];
    const editing = await asSomebody(change, locked, names);
    if (editing === undefined) return false;
    const kept = await saveRead({ ...editing, settings }, { link: locked, read, locale });
    const counts = { read: 1, changed: kept.isChanged ? 1 : 0, failed: 0 };
    await countOfSync(tx, row.flowcase_sync, { ...counts, now: change.now });
    // Also where the profile stays as it is: there may be another conflict, or one fewer.
    await job.notify([locked.profile], 'flowcase', { profile: locked.profile });
    return !kept.isPhotoLeft;
  });
}

async function noteFailure(
  { transaction, now }: JobContext,
  { row }: Sync,
  { link, failure }: { link: LinkRow; failure: FlowcaseSyncFailure },
): Promise<void> {
  await transaction(async (tx) => {
    if (!(await lockSync(tx, row.flowcase_sync))) throw new SyncIsOver();
    await updateLink(tx, link.flowcase_link, { failure });
    await countOfSync(tx, row.flowcase_sync, { read: 0, changed: 0, failed: 1, now: now() });
  });
}

/** Where no list says what has changed, the CV itself does. */
const isReadAlready = (
  { failure, cv_updated_at, picture }: LinkRow,
  read: ReadOfFlowcase,
): boolean =>
  failure === null &&
  read.stampedAt !== null &&
  read.stampedAt.getTime() === cv_updated_at?.getTime() &&
  read.picture === picture;

/** Why one CV was not kept; undefined: none can be just now. */
function failureOfOne(error: unknown, log: JobContext['log']): FlowcaseSyncFailure | undefined {
  if (error instanceof SyncIsOver || isUnavailable(error) || isStorageFull(error)) return undefined;
  if (error instanceof CvToolFailure) {
    return error.mayPass || error.reason === 'unauthorized' ? undefined : error.reason;
  }
  log.error({ err: error }, 'a CV of Flowcase could not be kept');
  return 'malformed';
}

/** One CV that cannot be read does not keep the others back; a tool that says nothing does. */
async function syncOne(
  context: JobContext,
  sync: Sync,
  { link, ...changed }: ChangedCv,
): Promise<void> {
  const stored: string[] = [];
  let isUsed = false;
  try {
    const { tenant, locale } = sync;
    const known = { user: link.user_id, pictureBefore: link.picture };
    const read = await readCvOf(context, { tenant, locale, stored, ...known, ...changed });
    if (isReadAlready(link, read)) return;
    isUsed = await save(context, sync, { link, read });
  } catch (error) {
    const failure = failureOfOne(error, context.log);
    if (failure === undefined) throw error;
    await noteFailure(context, sync, { link, failure });
  } finally {
    if (!isUsed) await dropStored(context.external, stored);
  }
}

async function end(
  { transaction, now }: JobContext,
  { organization, flowcase_sync }: SyncRow,
  failure: FlowcaseSyncFailure | null,
): Promise<void> {
  await transaction(async (tx, { notify }) => {
    const finished_at = now();
    const status = failure === null ? 'success' : 'failed';
    if (!(await lockSync(tx, flowcase_sync))) return;
    await updateSync(tx, flowcase_sync, { status, failure, finished_at });
    if (failure === null) {
      await updateFlowcaseCompany(tx, organization, { synced_at: finished_at });
    }
    await notifyCompany({ tx, notify }, organization);
  });
}

async function syncAll(context: JobContext, sync: Sync): Promise<void> {
  const { organization } = sync.row;
  await linkNamed(context, sync.row);
  const links = await findFollowing(context.db, organization);
  for (const one of await findChanged(context.external, sync.tenant, links)) {
    await syncOne(context, sync, one);
  }
}

/** Reads what has changed at Flowcase into the profiles of a company, one at a time. */
export const syncFlowcase = defineJob({
  name: 'sync-flowcase',
  input: z.object({ organization: z.uuid(), started_by: z.uuid().nullable() }),
  expireInSeconds: 900,
  async run(context, { organization, started_by }) {
    const { db, external, log, id, now } = context;
    const company = await findCompany(db, organization);
    const tenant = await findTenant(db, company, external);
    if (tenant === null) return;
    await context.transaction((tx) => makeFlowcaseCompany(tx, organization));
    const row = await claimSync(db, { organization, job: id, started_by, now: now() });
    if (row === undefined) return;
    try {
      await syncAll(context, { row, tenant, locale: localeOf[company.country] });
      await end(context, row, null);
    } catch (error) {
      if (error instanceof SyncIsOver) return;
      if (!(error instanceof CvToolFailure)) throw error;
      log.warn({ err: error, organization }, 'Flowcase was not read to the end');
      await end(context, row, error.reason);
    }
  },
});
