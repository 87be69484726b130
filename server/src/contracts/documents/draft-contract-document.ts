import type { documentCalls } from '@torg/protocol/contracts/document-calls';
import { recordChange } from '../../events/events.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { builtInDocument } from './built-in-documents.ts';
import { findNewest, insertDraft } from './documents.repository.ts';
import { loadDocument } from './load-document.ts';

const begun = 'contract_document_has_a_draft';

export const draftContractDocument: Handler<typeof documentCalls.draftContractDocument> = async (
  context,
  { body: { type } },
) => {
  const { db, actor, now } = context;
  const newest = await findNewest(db, type);
  allowed(newest?.state !== 'draft', begun);
  const version = (newest?.version ?? 0) + 1;
  const { title, text } = newest ?? builtInDocument(type);
  const times = { created_at: now, updated_at: now };
  const draft = { type, version, title, text, created_by: actor.account, ...times };
  const document = found(await insertDraft(db, draft), begun);
  const object = { kind: 'contract_document', id: document, name: `${title} ${version}` } as const;
  await recordChange(context, { what: 'drafted_contract_document', object });
  return loadDocument(db, actor, document);
};
