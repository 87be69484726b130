import type { documentCalls } from '@torg/protocol/contracts/document-calls';
import type { Handler } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { findDocument } from './documents.repository.ts';
import { textDifference } from './text-difference.ts';

export const compareContractDocuments: Handler<
  typeof documentCalls.compareContractDocuments
> = async ({ db }, { params: { document_id, other_id } }) => {
  const [newer, older] = await Promise.all([
    findDocument(db, document_id),
    findDocument(db, other_id),
  ]);
  const changes = textDifference(found(older, 'not_found').text, found(newer, 'not_found').text);
  return { changes };
};
