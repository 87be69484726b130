import type { FlagChoice } from '@torg/protocol/cv-imports/import-inputs';
import { featureExtractionFlags, type ReadCv } from '@torg/protocol/cv-imports/read-cv';
import type { CvReading } from '../../src/platform/ports/cv-reader.ts';
import type { External } from '../../src/platform/ports/external.ts';
import type { Tx } from '../../src/platform/database/tables.ts';
import '../../src/cv-imports/cv-imports.tables.ts';
import { updateImport } from '../../src/cv-imports/cv-imports.repository.ts';
import { readCv } from '../../src/cv-imports/engine/read-cv.ts';
import { cvImports } from '../../src/cv-imports/import-moves.ts';
import { lockImport } from '../../src/cv-imports/lock-import.ts';
import { carryOut } from '../../src/cv-imports/merging/carry-out.ts';
import { everythingOf, nothingOf } from '../../src/cv-imports/merging/wanted.ts';
import { saveFound } from '../../src/cv-imports/reading/save-found.ts';
import { asSystem, moveOne } from '../../src/platform/move.ts';
import { editingAs } from '../../src/profiles/profiles.commands.ts';
import { findProfile } from '../../src/profiles/profiles.queries.ts';
import { seenOf } from '../../src/cv-imports/seen-of.ts';
import { personOf } from '../data/lookup.ts';
import { demoCvs, type DemoCv } from '../data/cvs.ts';
import { insertRows } from '../insert-rows.ts';
import { accountId, cvImportId, fileId } from './demo-ids.ts';
import { fileRow, type DemoFile } from './files/demo-files.ts';
import { makePdf } from './files/pdf.ts';
import type { Moments } from './moments.ts';

export interface DemoCvFile {
  cv: DemoCv;
  file: DemoFile;
  read: ReadCv | null;
}

const mediaType = 'application/pdf';
const readingMs = 4_000;

/** A scan has pages without a letter. */
const contentOf = ({ consultant, text }: DemoCv): Buffer =>
  makePdf(text === '' ? ' ' : (personOf.get(consultant)?.name ?? ''), text);

async function readLike({ key, state }: DemoCv, read: () => Promise<CvReading>) {
  if (state === 'pending') return null;
  const reading = await read();
  if (state !== 'failed' && 'error' in reading) throw new Error(`${key} could not be read`);
  return reading;
}

/** Makes the files and reads them as every uploaded one. */
export async function makeCvFiles(
  { cvReader }: Pick<External, 'cvReader'>,
  { hours }: Moments,
): Promise<DemoCvFile[]> {
  const made: DemoCvFile[] = [];
  for (const cv of demoCvs) {
    const content = contentOf(cv);
    const reading = await readLike(cv, () => cvReader.readPdf(content));
    const isRead = reading !== null && !('error' in reading);
    made.push({
      cv,
      file: {
        ...{ key: cv.key, name: cv.name, mediaType, content, purpose: 'cv_import' },
        uploadedBy: accountId(cv.consultant),
        createdAt: hours(-cv.hoursAgo),
      },
      read: isRead ? readCv(reading.pages, reading.metadata) : null,
    });
  }
  return made;
}

const flagsOf = ({ parts = featureExtractionFlags }: DemoCv): FlagChoice[] =>
  parts.map((flag_name) => ({ flag_name, keep_existing_data: true }));

/** The import as it was when its file had just come. */
async function insertUploaded(tx: Tx, { cv, file }: DemoCvFile): Promise<string> {
  const profile = accountId(cv.consultant);
  const row = await findProfile(tx, profile, { account: profile, locale: 'nb' });
  if (row === undefined) throw new Error(`${cv.consultant} has no profile`);
  const cv_import = cvImportId(cv.key);
  await tx
    .insertInto('cv_import')
    .values({
      ...{ cv_import, profile, created_by: profile, locale: 'nb' },
      review: cv.state === 'kept' || cv.state === 'undone' ? 'after' : 'before',
      flags: JSON.stringify(flagsOf(cv)),
      file: fileId(cv.key),
      file_name: cv.name,
      media_type: mediaType,
      sha256: fileRow(file).sha256 ?? '',
      seen: JSON.stringify(seenOf(row)),
      created_at: file.createdAt,
      updated_at: file.createdAt,
    })
    .execute();
  return cv_import;
}

/** Events of imports are no part of the demo data, and nobody has a page open. */
const quiet = {
  emit: async () => {},
  enqueue: async () => {},
  enqueueAll: async () => {},
  notify: async () => {},
};

/** Does to the profile what the job and the consultant did. */
async function follow(tx: Tx, { cv }: DemoCvFile, cvImport: string, now: Date): Promise<void> {
  if (cv.state !== 'kept' && cv.state !== 'undone') return;
  const context = await editingAs({ tx, job: quiet, now }, accountId(cv.consultant));
  if (context === undefined) throw new Error(`${cv.consultant} cannot edit`);
  const target = await lockImport(context, cvImport);
  await carryOut(context, target, everythingOf(target.row.flags, target.entries));
  await updateImport(tx, cvImport, { applied_at: now });
  if (cv.state === 'kept') return;
  const kept = await lockImport(context, cvImport);
  await carryOut(context, kept, nothingOf(kept.entries));
  await updateImport(tx, cvImport, { undone_at: now });
}

/** Loads CVs that were uploaded, in every state that an import can have. */
export async function loadCvImports(tx: Tx, files: readonly DemoCvFile[]): Promise<void> {
  await insertRows(
    tx,
    'file',
    files.map(({ file }) => fileRow(file)),
  );
  for (const one of files) {
    const cvImport = await insertUploaded(tx, one);
    const now = new Date(one.file.createdAt.getTime() + readingMs);
    const context = asSystem({ db: tx, now, ...quiet });
    if (one.read !== null) {
      await saveFound(context, cvImport, one.read);
      await follow(tx, one, cvImport, now);
    } else if (one.cv.state === 'failed') {
      await moveOne(context, cvImports, cvImport, { move: 'fail', reason: 'could_not_read_pdf' });
    }
  }
}
