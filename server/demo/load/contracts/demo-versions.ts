import {
  assignmentTypeOf,
  cooperationDocumentTypes,
  type CooperationDocumentType,
  type DocumentType,
} from '@torg/protocol/contracts/contract-terms';
import { builtInDocument } from '../../../src/contracts/documents/built-in-documents.ts';
import type { Db } from '../../../src/platform/database/tables.ts';
import '../../../src/contracts/contracts.tables.ts';
import { insertRows } from '../../insert-rows.ts';
import { olderTexts } from '../../data/contract-texts.ts';
import type { DemoContract } from '../../data/demo.types.ts';
import { contractId } from '../demo-ids.ts';
import type { Moments } from '../moments.ts';

export interface DemoVersion {
  document: string;
  type: DocumentType;
  title: string;
  text: string;
  change_note: string;
  version: number;
}

const older = [1, 2] as const;
/** That of the built-in version, once two older ones stand before it. */
const currentVersion = 3;

/** The day since which each version is in use, from the day of loading. */
const publishedOn = [-900, -480, -270] as const;

const olderId = (type: CooperationDocumentType, version: 1 | 2): string =>
  contractId(`document:${type}:${version}`);

function findCurrent(db: Db, type: DocumentType): Promise<string> {
  return db
    .selectFrom('contract_document')
    .select('document')
    .where('type', '=', type)
    .where('state', '=', 'published')
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow()
    .then(({ document }) => document);
}

function olderVersions(type: CooperationDocumentType): DemoVersion[] {
  const { title, text } = builtInDocument(type);
  const texts = olderTexts(type, text);
  return older.map((version) => ({
    ...texts[version === 1 ? 0 : 1],
    ...{ document: olderId(type, version), type, title, version },
  }));
}

/** The versions that the demo contracts name, oldest first. */
export async function findVersions(db: Db): Promise<DemoVersion[]> {
  const versions: DemoVersion[] = [];
  for (const type of cooperationDocumentTypes) {
    const { title, text } = builtInDocument(type);
    const document = await findCurrent(db, type);
    const current = { document, type, title, text, change_note: '', version: currentVersion };
    versions.push(...olderVersions(type), current);
  }
  for (const type of Object.values(assignmentTypeOf)) {
    const document = await findCurrent(db, type);
    versions.push({ document, type, ...builtInDocument(type), change_note: '', version: 1 });
  }
  return versions;
}

export function versionOf(
  versions: readonly DemoVersion[],
  type: DocumentType,
  { version }: Pick<DemoContract, 'version'>,
): DemoVersion {
  const number = version === 'current' ? currentVersion : version;
  const found = versions.find((one) => one.type === type && one.version === number);
  if (found === undefined) throw new Error(`the demo data has no ${type} ${number}`);
  return found;
}

/** Puts two older versions before the one that every new database has. */
export async function loadVersions(db: Db, { days }: Moments): Promise<void> {
  for (const type of cooperationDocumentTypes) {
    await db
      .updateTable('contract_document')
      .set({ version: currentVersion, published_at: days(publishedOn[2]) })
      .where('document', '=', await findCurrent(db, type))
      .execute();
    const rows = olderVersions(type).map((version, at) => ({
      ...version,
      state: 'published' as const,
      stays_good: at === 0 ? ('no' as const) : ('forever' as const),
      published_at: days(publishedOn[at] ?? 0),
      created_at: days((publishedOn[at] ?? 0) - 20),
      updated_at: days(publishedOn[at] ?? 0),
    }));
    await insertRows(db, 'contract_document', rows);
  }
  await db
    .updateTable('contract_document')
    .set({ published_at: days(publishedOn[0]) })
    .where('type', 'in', Object.values(assignmentTypeOf))
    .execute();
}
