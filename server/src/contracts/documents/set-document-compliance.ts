import type { documentCalls } from '@torg/protocol/contracts/document-calls';
import { recordChange } from '../../events/events.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { canSetCompliance } from './documents.policy.ts';
import { findDocument, lockDocuments, updateDocuments } from './documents.repository.ts';
import { loadDocument } from './load-document.ts';

/** The current version counts in any case; this decides what becomes of it once it is older. */
export const setDocumentCompliance: Handler<typeof documentCalls.setDocumentCompliance> = async (
  context,
  { params: { document_id }, body },
) => {
  const { db, actor, now } = context;
  await lockDocuments(db, [document_id]);
  const before = found(await findDocument(db, document_id), 'not_found');
  allowed(canSetCompliance(before), 'contract_document_state_does_not_allow');
  await updateDocuments(db, [document_id], { ...body, updated_at: now });
  const { title, version, stays_good, good_until } = before;
  await recordChange(context, {
    what: 'set_document_compliance',
    object: { kind: 'contract_document', id: document_id, name: `${title} ${version}` },
    before: { stays_good, good_until },
    after: body,
  });
  return loadDocument(db, actor, document_id);
};
