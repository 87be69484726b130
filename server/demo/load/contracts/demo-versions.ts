import {
  cooperationDocumentTypes,
  type CooperationDocumentType,
} from '@torg/protocol/contracts/contract-terms';
import type { Db } from '../../../src/platform/database/tables.ts';
import '../../../src/contracts/contracts.tables.ts';
import { insertRows } from '../../insert-rows.ts';
import { olderTexts } from '../../data/contract-texts.ts';
import type { DemoContract } from '../../data/demo.types.ts';
import { contractId } from '../demo-ids.ts';
import type { Moments } from '../moments.ts';

export interface DemoVersion {
  document: string;
  type: CooperationDocumentType;
  title: string;
  text: string;
  version: number;
}

/** The day since which each version is in use, from the day of loading. */
const publishedOn = { 1: -900, 2: -480, current: -270 };
const older = [1, 2] as const;

const olderId = (type: CooperationDocumentType, version: 1 | 2): string =>
  contractId(`document:${type}:${version}`);

const findCurrent = (db: Db, type: CooperationDocumentType) =>
  db
    .selectFrom('contract_document')
    .select(['document', 'type', 'title', 'text', 'version'])
    .where('type', '=', type)
    .where('state', '=', 'published')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The versions that the demo contracts name, before they are loaded. */
export async function findVersions(db: Db): Promise<Map<string, DemoVersion>> {
  const versions = new Map<string, DemoVersion>();
  for (const type of cooperationDocumentTypes) {
    const texts = olderTexts(type);
    for (const version of older) {
      const { title, text } = texts[version - 1] ?? texts[0];
      const document = olderId(type, version);
      versions.set(`${type} ${version}`, { document, type, title, text, version });
    }
    const current = await findCurrent(db, type);
    const second = versions.get(`${type} 2`);
    if (current !== undefined) versions.set(`${type} current`, { ...current, type, version: 3 });
    else if (second !== undefined) versions.set(`${type} current`, second);
  }
  return versions;
}

export function versionOf(
  versions: ReadonlyMap<string, DemoVersion>,
  type: CooperationDocumentType,
  { version }: Pick<DemoContract, 'version'>,
): DemoVersion {
  const found = versions.get(`${type} ${version}`);
  if (found === undefined) throw new Error(`the demo data has no ${type} ${version}`);
  return found;
}

/** Puts two older versions before the one that every new database has. */
export async function loadVersions(db: Db, { days }: Moments): Promise<void> {
  for (const type of cooperationDocumentTypes) {
    const current = await findCurrent(db, type);
    if (current !== undefined) {
      await db
        .updateTable('contract_document')
        .set({ version: older.length + 1, published_at: days(publishedOn.current) })
        .where('document', '=', current.document)
        .execute();
    }
    const texts = olderTexts(type);
    await insertRows(
      db,
      'contract_document',
      older.map((version) => ({
        ...(texts[version - 1] ?? texts[0]),
        ...{ document: olderId(type, version), type, version, state: 'published' as const },
        stays_good: version === 1 ? ('no' as const) : ('forever' as const),
        published_at: days(publishedOn[version]),
        created_at: days(publishedOn[version] - 20),
        updated_at: days(publishedOn[version]),
      })),
    );
  }
}
