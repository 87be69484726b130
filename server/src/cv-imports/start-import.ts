import type { cvImportCalls } from '@torg/protocol/cv-imports/cv-imports';
import { allFlagsKept } from '@torg/protocol/cv-imports/import-inputs';
import type { Received } from '@torg/protocol/call';
import { removeStoredFile, saveFile } from '../files/files.commands.ts';
import type { ChangeContext, ReadContext, ReceivedFile } from '../platform/handler.ts';
import { found, Refusal } from '../platform/refusal.ts';
import { openForEditing } from '../profiles/profiles.commands.ts';
import { findProfile, openForOwner } from '../profiles/profiles.queries.ts';
import { findPending, insertImport } from './cv-imports.repository.ts';
import { readCvImport } from './reading/read-cv-import.ts';
import { seenOf } from './seen-of.ts';

type Input = Received<typeof cvImportCalls.uploadCvPdf> & { file: ReceivedFile };

type Opening = Pick<ReadContext, 'db' | 'actor'>;

/** An admin has no profile, and so says whose CV it is. */
function profileOf({ actor }: Opening, { profile }: Input['query']): string {
  if (profile !== undefined) return profile;
  if (actor.role === 'consultant') return actor.account;
  const issues = [{ path: 'profile', message: 'is required for an admin' }];
  throw new Refusal('request_validation_error', { issues });
}

/** Before its CV comes: the profile, for somebody who may change it. */
export const openForImport = (context: Opening, { query }: Pick<Input, 'query'>) =>
  openForOwner(context, profileOf(context, query));

async function insert(context: ChangeContext, profile: string, { query, body, file }: Input) {
  const { db, actor, now } = context;
  const reader = { account: actor.account, locale: actor.locale };
  const row = found(await findProfile(db, profile, reader), 'could_not_find_profile');
  return insertImport(db, {
    profile,
    created_by: actor.account,
    locale: query.locale,
    review: query.review,
    flags: JSON.stringify(body.feature_extraction_flags ?? allFlagsKept),
    file_name: file.file_name,
    media_type: file.media_type,
    sha256: file.sha256,
    seen: JSON.stringify(seenOf(row)),
    created_at: now,
    updated_at: now,
  });
}

/**
 * Starts to read a CV. The profile is locked, so that of equal files at once the first is stored and
 * the others are answered with it.
 */
export async function startImport(
  context: ChangeContext,
  input: Input,
): Promise<{ profile_cv_import: string }> {
  const { db, enqueue } = context;
  const { file } = input;
  const profile = profileOf(context, input.query);
  await openForEditing(context, profile);
  const same = await findPending(db, { profile, sha256: file.sha256 });
  if (same !== undefined) {
    await enqueue(removeStoredFile, { storage_key: file.storage_key });
    return { profile_cv_import: same.cv_import };
  }
  const cvImport = found(await insert(context, profile, input), 'could_not_upload_cv');
  const { file_id } = await saveFile(context, file, 'cv_import');
  await db
    .updateTable('cv_import')
    .set({ file: file_id })
    .where('cv_import', '=', cvImport)
    .execute();
  await enqueue(readCvImport, { cv_import: cvImport }, { key: cvImport });
  return { profile_cv_import: cvImport };
}
