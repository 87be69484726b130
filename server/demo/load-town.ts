import type { Storage } from '../src/adapters/storage/storage.ts';
import type { Tx } from '../src/platform/database/tables.ts';
import { keepVisibility } from '../src/profiles/profiles.public.ts';
import { insertRows } from './insert-rows.ts';
import { assignmentFiles, loadAssignments } from './load/load-assignments.ts';
import { loadCareers } from './load/load-careers.ts';
import { assignSalesAdmins, loadCompanies, logoFiles } from './load/load-companies.ts';
import { loadContracts } from './load/load-contracts.ts';
import { loadEvents } from './load/load-events.ts';
import { loadNewcomers } from './load/load-newcomers.ts';
import { loadPeople } from './load/load-people.ts';
import { loadPhotos, photoFiles } from './load/load-photos.ts';
import { loadProfiles } from './load/load-profiles.ts';
import { loadMails } from './load/load-mails.ts';
import { loadQaInterviews } from './load/load-qa-interviews.ts';
import { loadReviews } from './load/load-reviews.ts';
import { loadSavedProfiles } from './load/load-saved-profiles.ts';
import { loadSavedSearches } from './load/load-saved-searches.ts';
import { loadThreads, messageFiles } from './load/load-threads.ts';
import { loadVocabulary } from './load/load-vocabulary.ts';
import type { Moments } from './load/moments.ts';
import { fileRow, storeFiles, type TownFile } from './load/town-files.ts';
import { accountId } from './load/town-ids.ts';
import { townConsultants } from './town/people.ts';

/** The content of all files of the town, made once. */
export interface TownFiles {
  logos: TownFile[];
  photos: TownFile[];
  attachments: TownFile[];
}

export const makeTownFiles = (moments: Moments): TownFiles => ({
  logos: logoFiles(moments),
  photos: photoFiles(moments),
  attachments: [...assignmentFiles(moments), ...messageFiles(moments)],
});

/** The keys of the town's files are always the same, so twice is no harm. */
export async function storeTownFiles(storage: Storage, files: TownFiles): Promise<void> {
  await storeFiles(storage, [...files.logos, ...files.photos, ...files.attachments]);
}

/** Profiles with all that belongs to them; the rules then say who is seen. */
async function loadConsultants(tx: Tx, { photos }: TownFiles, moments: Moments): Promise<void> {
  await loadPhotos(tx, photos);
  await loadProfiles(tx, moments);
  await loadCareers(tx, moments);
  await loadReviews(tx, moments);
  await loadVocabulary(tx, moments);
  await keepVisibility(
    tx,
    townConsultants.map(({ key }) => accountId(key)),
    moments.now,
  );
  await loadQaInterviews(tx, moments);
}

/** The whole town, into a database where nobody lives yet. */
export async function loadTown(tx: Tx, files: TownFiles, moments: Moments): Promise<void> {
  await insertRows(tx, 'file', files.logos.map(fileRow));
  await loadCompanies(tx, moments);
  await loadPeople(tx, moments);
  await assignSalesAdmins(tx);
  await loadContracts(tx, moments);
  await loadConsultants(tx, files, moments);
  await insertRows(tx, 'file', files.attachments.map(fileRow));
  await loadAssignments(tx, moments);
  await loadThreads(tx, moments);
  await loadMails(tx, moments);
  await loadSavedProfiles(tx, moments);
  await loadSavedSearches(tx, moments);
  await loadEvents(tx, moments);
  await loadNewcomers(tx, moments);
}
