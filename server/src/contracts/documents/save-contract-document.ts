import type { documentCalls } from '@torg/protocol/contracts/document-calls';
import type { Issue } from '@torg/protocol/errors';
import { recordEditing } from '../../events/events.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal, allowed, found } from '../../platform/refusal.ts';
import { canEdit } from './documents.policy.ts';
import { lockDocuments, updateDocuments } from './documents.repository.ts';
import { loadDocument } from './load-document.ts';

const shown = 60;

/** Letters of scripts that the font has, numbers, and signs as people write them in contracts. */
const printable =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Mn}\p{Nd}\p{P}\p{Sc}\p{Sm}\p{Zs}\n\r\t°©®™№§]$/u;

/** The signs of a text that a document cannot show, each once. */
const unprintable = (text: string): string[] => [
  ...new Set(Array.from(text.normalize('NFC')).filter((letter) => !printable.test(letter))),
];

/** What the document could not show as it was typed. */
async function issuesOf(text: string): Promise<Issue[]> {
  const { textBlocks } = await import('../../platform/text/text-blocks.ts');
  const unread = textBlocks(text).unread.map(
    (typed) => `cannot be typeset: ${typed.slice(0, shown)}`,
  );
  const letters = unprintable(text).map((letter) => `has a sign that the font lacks: ${letter}`);
  return [...unread, ...letters].map((message) => ({ path: 'text', message }));
}

export const saveContractDocument: Handler<typeof documentCalls.saveContractDocument> = async (
  context,
  { params: { document_id }, body: { revision, ...fields } },
) => {
  const { db, actor, now } = context;
  const row = found((await lockDocuments(db, [document_id]))[0], 'not_found');
  allowed(canEdit(row), 'contract_document_state_does_not_allow');
  allowed(row.revision === revision, 'contract_document_was_changed');
  const issues = await issuesOf(fields.text);
  if (issues.length > 0) throw new Refusal('contract_document_not_readable', { issues });
  await updateDocuments(db, [document_id], {
    ...fields,
    revision: revision + 1,
    updated_at: now,
  });
  const { title, change_note } = fields;
  await recordEditing(context, {
    what: 'drafted_contract_document',
    object: { kind: 'contract_document', id: document_id, name: `${title} ${row.version}` },
    before: { title: row.title, change_note: row.change_note },
    after: { title, change_note },
  });
  return loadDocument(db, actor, document_id);
};
