import type { documentCalls } from '@torg/protocol/contracts/document-calls';
import type { Handler } from '../../platform/handler.ts';
import { findDocuments } from './documents.repository.ts';
import { documentView } from './documents.views.ts';

export const listContractDocuments: Handler<typeof documentCalls.listContractDocuments> = async ({
  db,
  actor,
}) => ({ documents: (await findDocuments(db)).map((row) => documentView(actor, row)) });
