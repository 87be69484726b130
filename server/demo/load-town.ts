import type { Storage } from '../src/adapters/storage/storage.ts';
import type { Tx } from '../src/platform/database/tables.ts';
import { insertRows } from './insert-rows.ts';
import { assignmentFiles, loadAssignments } from './load/load-assignments.ts';
import { assignSalesAdmins, loadCompanies, logoFiles } from './load/load-companies.ts';
import { loadEvents } from './load/load-events.ts';
import { loadPeople } from './load/load-people.ts';
import { loadProfiles } from './load/load-profiles.ts';
import { loadMails } from './load/load-mails.ts';
import { loadThreads, messageFiles } from './load/load-threads.ts';
import type { Moments } from './load/moments.ts';
import { fileRow, storeFiles, type TownFile } from './load/town-files.ts';

const attachments = (moments: Moments): TownFile[] => [
  ...assignmentFiles(moments),
  ...messageFiles(moments),
];

/** The content of all files of the town. Their keys are always the same, so twice is no harm. */
export async function storeTownFiles(storage: Storage, moments: Moments): Promise<void> {
  await storeFiles(storage, [...logoFiles(moments), ...attachments(moments)]);
}

/** The whole town, into a database where nobody lives yet. */
export async function loadTown(tx: Tx, moments: Moments): Promise<void> {
  await insertRows(tx, 'file', logoFiles(moments).map(fileRow));
  await loadCompanies(tx, moments);
  await loadPeople(tx, moments);
  await assignSalesAdmins(tx);
  await loadProfiles(tx, moments);
  await insertRows(tx, 'file', attachments(moments).map(fileRow));
  await loadAssignments(tx, moments);
  await loadThreads(tx, moments);
  await loadMails(tx, moments);
  await loadEvents(tx, moments);
}
