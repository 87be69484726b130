import type { documentCalls } from '@torg/protocol/contracts/document-calls';
import type { Handler } from '../../platform/handler.ts';
import { moveOne } from '../../platform/move.ts';
import { contractDocuments } from './document-moves.ts';
import { loadDocument } from './load-document.ts';

export const publishContractDocument: Handler<
  typeof documentCalls.publishContractDocument
> = async (context, { params: { document_id }, body }) => {
  await moveOne(context, contractDocuments, document_id, { move: 'publish', with: body });
  return loadDocument(context.db, context.actor, document_id);
};
