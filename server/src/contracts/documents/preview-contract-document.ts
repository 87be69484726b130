import type { documentCalls } from '@torg/protocol/contracts/document-calls';
import type { Handler } from '../../platform/handler.ts';
import {
  NotTypeset,
  type ContractPaper,
  type Typesetting,
} from '../../platform/ports/typesetting.ts';
import { Refusal, found } from '../../platform/refusal.ts';
import { contractPaper } from './contract-paper.ts';
import { findDocument } from './documents.repository.ts';
import { madeUpContent } from './made-up-content.ts';

async function typeset(typesetting: Typesetting, paper: ContractPaper): Promise<Buffer> {
  try {
    return await typesetting.typeset('contract', paper);
  } catch (error) {
    if (!(error instanceof NotTypeset) || error.reason !== 'not_readable') throw error;
    throw new Refusal('contract_document_not_readable');
  }
}

/** A version as it would be signed, with people and companies that do not exist. */
export const previewContractDocument: Handler<
  typeof documentCalls.previewContractDocument
> = async ({ db, external, now }, { params: { document_id } }) => {
  const row = found(await findDocument(db, document_id), 'not_found');
  const content = madeUpContent(row.type);
  const about = { title: row.title, reference: document_id, made: now, content };
  const pdf = await typeset(external.typesetting, contractPaper(row, about));
  return {
    content: pdf,
    file_name: `${row.title} ${row.version}.pdf`,
    media_type: 'application/pdf',
    inline: true,
  };
};
