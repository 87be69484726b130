import { contentOf, findFile } from '../../files/files.queries.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { FileAnswer } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { findContract } from '../moves/find-contract.ts';

/** The sealed PDF once it is there, until then the one that is signed. */
export async function documentOf(db: Db, contract: string): Promise<FileAnswer> {
  const row = found(await findContract(db, contract), 'not_found');
  const key = found(row.sealed_file ?? row.document_file, 'contract_document_is_being_made');
  const file = found(await findFile(db, key), 'not_found');
  return { ...contentOf(file), inline: true, ifLost: 'not_found' };
}
