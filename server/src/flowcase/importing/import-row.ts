import { Email } from '@torg/protocol/shapes';
import { limits } from '@torg/protocol/limits';
import { invitePerson } from '../../accounts/accounts.commands.ts';
import type { ChangeOfJob, JobContext } from '../../platform/jobs/job-definition.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { allowed, found, Refusal } from '../../platform/refusal.ts';
import {
  editingAs,
  lockProfiles,
  makeProfile,
  setToolFields,
} from '../../profiles/profiles.commands.ts';
import { mayAdminister } from '../flowcase.policy.ts';
import { insertLink, lockLink } from '../links/links.repository.ts';
import { findByEmail, findUsersHere } from '../people/people.repository.ts';
import { personHere } from '../people/person-here.ts';
import { saveRead } from '../syncing/save-read.ts';
import type { ReadOfFlowcase } from '../syncing/read-cv-of.ts';
import { lockPendingRow, updateRow, type ImportRow } from './imports.repository.ts';
import type { RunningImport } from './running-import.ts';
import { reviewOf } from './review-of.ts';

type Editing = NonNullable<Awaited<ReturnType<typeof editingAs>>>;

interface Work {
  editing: Editing;
  log: JobContext['log'];
  running: RunningImport;
  row: ImportRow;
}

const refusals = {
  deactivated: 'flowcase_user_is_deactivated',
  already_here: 'flowcase_user_is_linked',
  in_another_company: 'email_is_taken',
  no_email: 'flowcase_user_has_no_email',
} as const;

/** The colleague who has the address, or somebody new, who is invited. */
async function consultantOf({ editing, log, running, row }: Work) {
  const { company, locale } = running;
  const { organization } = company;
  const email = Email.safeParse(row.email);
  const name = row.name.trim().slice(0, limits.account.name);
  if (!email.success || name === '') throw new Refusal('could_not_create_account');
  const byEmail = await findByEmail(editing.db, [email.data]);
  const users = await findUsersHere(editing.db, organization);
  const user = { id: row.user_id, email: email.data, isDeactivated: row.is_deactivated };
  const { reason, colleague } = personHere(user, { organization, byEmail, users });
  if (reason !== undefined) throw new Refusal(refusals[reason]);
  if (colleague) return { profile: colleague.account, status: 'linked' } as const;
  const invited = { email: email.data, name, role: 'consultant', locale, organization } as const;
  const profile = await invitePerson({ ...editing, log }, invited);
  const isApproved = company.fast_track_new_consultants;
  await makeProfile(editing, { profile, cvpartner_id: row.user_id, isApproved });
  return { profile, status: 'imported' } as const;
}

async function save(
  work: Work,
  read: ReadOfFlowcase | null,
  settings: JobContext['external']['settings'],
): Promise<boolean> {
  const { editing, running, row } = work;
  const { db, now, actor } = editing;
  const { profile, status } = await consultantOf(work);
  await lockProfiles(db, [profile]);
  const inserted = await insertLink(db, {
    ...{ organization: running.company.organization, profile },
    ...{ user_id: row.user_id, name: row.name, qa_discipline: row.qa_discipline },
    ...{ created_by: actor.account, created_at: now },
  });
  const link = found(
    await lockLink(db, found(inserted, 'flowcase_user_is_linked')),
    'flowcase_user_is_linked',
  );
  await setToolFields(db, [profile], { cvpartner_id: row.user_id, cvpartner_sync_enabled: true });
  const { locale } = running;
  const kept = read && (await saveRead({ ...editing, settings }, { link, read, locale }));
  const review = reviewOf(kept?.review ?? 'waits');
  await updateRow(db, row, { status, profile, review });
  return kept !== null && !kept.isPhotoLeft;
}

/**
 * Makes a consultant of one row, in the name of whoever started the import, in one transaction.
 * Answers whether the stored picture is used.
 */
export async function importRow(
  { transaction, external, log, now }: JobContext,
  running: RunningImport,
  { row, read }: { row: ImportRow; read: ReadOfFlowcase | null },
): Promise<boolean> {
  return transaction(async (tx: Tx, job: ChangeOfJob) => {
    const pending = await lockPendingRow(tx, row);
    if (pending === undefined) return false;
    const { created_by } = running.found;
    const editing =
      created_by === null ? undefined : await editingAs({ tx, job, now: now() }, created_by);
    allowed(editing !== undefined && mayAdminister(editing.actor, running.company));
    const work = { editing: editing as Editing, log, running, row: pending };
    return save(work, read, external.settings);
  });
}
