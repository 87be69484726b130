import type { documentCalls } from '@torg/protocol/contracts/document-calls';
import type { Handler } from '../../platform/handler.ts';
import { loadDocument } from './load-document.ts';

export const getContractDocumentVersion: Handler<
  typeof documentCalls.getContractDocumentVersion
> = ({ db, actor }, { params: { document_id } }) => loadDocument(db, actor, document_id);
