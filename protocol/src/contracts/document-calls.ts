import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { Day, Revision, params, requiredText, text } from '../shapes.ts';
import { ContractDocument, TextDifference } from './contract-shapes.ts';
import { documentTypes, staysGood } from './contract-terms.ts';

const oneDocument = params('document_id');
const document = z.object({
  title: requiredText(limits.contract.title),
  text: requiredText(limits.contract.text),
  change_note: text(limits.contract.changeNote),
});

/** The versions of the four documents. */
export const documentCalls = callTable('contracts', {
  listContractDocuments: {
    method: 'GET',
    path: '/client/admin/contract-documents',
    summary: 'All versions of the four documents, newest first.',
    access: 'admin',
    status: 200,
    answer: z.object({ documents: z.array(ContractDocument) }),
  },
  getContractDocumentVersion: {
    method: 'GET',
    path: '/client/admin/contract-documents/{document_id}',
    summary: 'A version of a document.',
    access: 'admin',
    status: 200,
    params: oneDocument,
    answer: ContractDocument,
    errors: ['not_found'],
  },
  draftContractDocument: {
    method: 'POST',
    path: '/client/admin/contract-documents',
    summary: 'Begin the next version of a document with the text of its current one.',
    access: 'admin',
    status: 201,
    body: z.object({ type: z.enum(documentTypes) }),
    answer: ContractDocument,
    errors: ['contract_document_has_a_draft'],
  },
  saveContractDocument: {
    method: 'PUT',
    path: '/client/admin/contract-documents/{document_id}',
    summary: 'Save the draft of a version.',
    access: 'admin',
    status: 200,
    params: oneDocument,
    body: document.extend({ revision: Revision }),
    answer: ContractDocument,
    errors: [
      'not_found',
      'contract_document_state_does_not_allow',
      'contract_document_was_changed',
      'contract_document_not_readable',
    ],
  },
  removeContractDocument: {
    method: 'DELETE',
    path: '/client/admin/contract-documents/{document_id}',
    summary: 'Remove a draft.',
    access: 'admin',
    status: 204,
    params: oneDocument,
    errors: ['not_found', 'contract_document_state_does_not_allow'],
  },
  publishContractDocument: {
    method: 'POST',
    path: '/client/admin/contract-documents/{document_id}/publish',
    summary: 'Make a draft the current version, and say whether older ones stay good.',
    access: 'admin',
    status: 200,
    params: oneDocument,
    body: z
      .object({
        revision: Revision,
        stays_good: z.enum(staysGood),
        good_until: Day.nullable(),
      })
      .refine(({ stays_good, good_until }) => (stays_good === 'until') === (good_until !== null), {
        path: ['good_until'],
        message: 'a day is named exactly when older versions stay good until it',
      }),
    answer: ContractDocument,
    errors: [
      'not_found',
      'contract_document_state_does_not_allow',
      'contract_document_was_changed',
    ],
    changesWaiting: true,
  },
  setDocumentCompliance: {
    method: 'PUT',
    path: '/client/admin/contract-documents/{document_id}/compliance',
    summary: 'Say anew whether an older version stays good.',
    access: 'admin',
    status: 200,
    params: oneDocument,
    body: z
      .object({ stays_good: z.enum(staysGood), good_until: Day.nullable() })
      .refine(({ stays_good, good_until }) => (stays_good === 'until') === (good_until !== null), {
        path: ['good_until'],
        message: 'a day is named exactly when the version stays good until it',
      }),
    answer: ContractDocument,
    errors: ['not_found', 'contract_document_state_does_not_allow'],
    changesWaiting: true,
  },
  compareContractDocuments: {
    method: 'GET',
    path: '/client/admin/contract-documents/{document_id}/changes-since/{other_id}',
    summary: 'What changed from another version to this one, word by word.',
    access: 'admin',
    status: 200,
    params: params('document_id', 'other_id'),
    answer: z.object({ changes: TextDifference }),
    errors: ['not_found'],
  },
  previewContractDocument: {
    method: 'GET',
    path: '/client/admin/contract-documents/{document_id}/preview',
    summary: 'The PDF of a version, with a made-up company.',
    access: 'admin',
    status: 200,
    effect: 'external',
    raw: 'file',
    params: oneDocument,
    errors: ['not_found', 'contract_document_not_readable'],
  },
});
