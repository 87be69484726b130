import type { documentCalls } from '@torg/protocol/contracts/document-calls';
import type { Handler } from '../../platform/handler.ts';
import { moveOne } from '../../platform/move.ts';
import { contractDocuments } from './document-moves.ts';

export const removeContractDocument: Handler<typeof documentCalls.removeContractDocument> = async (
  context,
  { params: { document_id } },
) => {
  await moveOne(context, contractDocuments, document_id, { move: 'remove' });
};
