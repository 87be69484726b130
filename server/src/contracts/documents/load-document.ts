import type { ContractDocument } from '@torg/protocol/contracts/contract-shapes';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/tables.ts';
import { found } from '../../platform/refusal.ts';
import { findDocument } from './documents.repository.ts';
import { documentView } from './documents.views.ts';

/** A version as its page shows it. */
export async function loadDocument(
  db: Db,
  actor: Pick<Actor, 'role'>,
  document: string,
): Promise<ContractDocument> {
  return documentView(actor, found(await findDocument(db, document), 'not_found'));
}
