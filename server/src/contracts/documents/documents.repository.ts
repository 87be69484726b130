import type { DocumentType, StaysGood } from '@torg/protocol/contracts/contract-terms';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { ContractDocumentTable } from '../contracts.tables.ts';

export type DocumentRow = Selectable<ContractDocumentTable> & {
  is_current: boolean;
  signed_contracts: number;
};

/** The current version is the newest one that was published. */
const rows = sql`
  select d.*, d.good_until::text as good_until,
    d.state = 'published' and not exists (select from contract_document as newer
      where newer.type = d.type and newer.state = 'published' and newer.version > d.version)
      as is_current,
    (select count(*)::int from contract as c
      where c.document = d.document and c.status = 'completed') as signed_contracts
  from contract_document as d`;

export async function findDocuments(db: Db): Promise<DocumentRow[]> {
  const found = await sql<DocumentRow>`${rows} order by d.type, d.version desc`.execute(db);
  return found.rows;
}

export async function findDocument(db: Db, document: string): Promise<DocumentRow | undefined> {
  const found = await sql<DocumentRow>`${rows} where d.document = ${document}`.execute(db);
  return found.rows[0];
}

/** The version of a document that is signed now. */
export async function findCurrentDocument(
  db: Db,
  type: DocumentType,
): Promise<DocumentRow | undefined> {
  const found = await sql<DocumentRow>`${rows} where d.type = ${type} and d.state = 'published'
    order by d.version desc limit 1`.execute(db);
  return found.rows[0];
}

/** The newest version of a document in each state, so that the next one can begin with its text. */
export async function findNewest(
  db: Db,
  type: DocumentType,
): Promise<Pick<DocumentRow, 'state' | 'version' | 'title' | 'text'> | undefined> {
  return db
    .selectFrom('contract_document')
    .select(['state', 'version', 'title', 'text'])
    .where('type', '=', type)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Locks these versions until the transaction ends, in the order of their ids. */
export async function lockDocuments(tx: Tx, documents: readonly string[]) {
  return tx
    .selectFrom('contract_document')
    .selectAll()
    .where('document', 'in', documents)
    .orderBy('document')
    .forUpdate()
    .execute();
}

/** Undefined if somebody has begun the same version meanwhile. */
export async function insertDraft(
  tx: Tx,
  draft: Insertable<ContractDocumentTable>,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('contract_document')
    .values(draft)
    .onConflict((of) => of.doNothing())
    .returning('document')
    .executeTakeFirst();
  return row?.document;
}

export async function updateDocuments(
  tx: Tx,
  documents: readonly string[],
  fields: Updateable<ContractDocumentTable>,
): Promise<void> {
  await tx
    .updateTable('contract_document')
    .set(fields)
    .where('document', 'in', documents)
    .execute();
}

export async function deleteDocuments(tx: Tx, documents: readonly string[]): Promise<void> {
  await tx.deleteFrom('contract_document').where('document', 'in', documents).execute();
}

interface Good {
  type: DocumentType;
  /** the version that is the current one from now on */
  version: number;
  stays_good: StaysGood;
  good_until: string | null;
}

/**
 * Says whether contracts on older versions still count. It is said of the version that was current;
 * of those before it none counts for longer than it did.
 */
export async function setOlderGood(tx: Tx, good: Good, now: Date): Promise<void> {
  const { type, version, stays_good, good_until } = good;
  await sql`
    with older as (
      select document, version = max(version) over () as was_current from contract_document
      where type = ${type} and state = 'published' and version < ${version})
    update contract_document as d
    set stays_good = ${stays_good}, good_until = ${good_until}::date, updated_at = ${now}
    from older where older.document = d.document and (older.was_current
      or ${stays_good} = 'no' and d.stays_good <> 'no'
      or ${stays_good} = 'until' and (d.stays_good = 'forever' or d.good_until > ${good_until}::date))
  `.execute(tx);
}
