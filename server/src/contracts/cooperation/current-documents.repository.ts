import type { CooperationDocumentType } from '@torg/protocol/contracts/contract-terms';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';

export interface CooperationVersion {
  document: string;
  type: CooperationDocumentType;
  version: number;
  title: string;
  is_current: boolean;
}

const versions = sql`(select d.document, d.type, d.version, d.title,
    not exists (select from contract_document as newer where newer.type = d.type
      and newer.state = 'published' and newer.version > d.version) as is_current
  from contract_document as d
  where d.state = 'published' and d.type in ('cooperation_norwegian', 'cooperation_english'))`;

export async function findCurrentVersion(
  db: Db,
  type: CooperationDocumentType,
): Promise<CooperationVersion | undefined> {
  const { rows } = await sql<CooperationVersion>`select v.* from ${versions} as v
    where v.type = ${type} and v.is_current`.execute(db);
  return rows[0];
}

/** A published version of the cooperation contract, whether or not it is the current one. */
export async function findPublishedVersion(
  db: Db,
  document: string,
): Promise<CooperationVersion | undefined> {
  const { rows } = await sql<CooperationVersion>`select v.* from ${versions} as v
    where v.document = ${document}`.execute(db);
  return rows[0];
}
