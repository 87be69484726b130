import type { TextDifference } from '@torg/protocol/contracts/contract-shapes';
import type { cooperationCalls } from '@torg/protocol/contracts/contracts';
import { cooperationTypeOf } from '@torg/protocol/contracts/contract-terms';
import { findOrganization } from '../../organizations/organizations.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { textDifference } from '../documents/text-difference.ts';
import { mayHandleContracts } from './cooperation.policy.ts';
import { findContractsOf } from './cooperation.repository.ts';
import { cooperationView } from './cooperation.views.ts';
import { findDocumentToSign, findLastSignedText } from './document-to-sign.repository.ts';
import { documentToSignView } from './document-to-sign.views.ts';

/** What is new since the version that was signed last; null: nothing was signed, or nothing is new. */
function changesSince(signed: string | undefined, text: string): TextDifference | null {
  if (signed === undefined || signed === text) return null;
  return textDifference(signed, text);
}

/** A client signs none: it reads the document of its country, and no contracts. */
export const listOrganizationCooperationContracts: Handler<
  typeof cooperationCalls.listOrganizationCooperationContracts
> = async ({ db, actor }, { params: { organization_id } }) => {
  const organization = found(await findOrganization(db, organization_id), 'not_found');
  allowed(mayHandleContracts(actor, organization));
  const type = cooperationTypeOf[organization.country];
  const [found_document, signed, rows] = await Promise.all([
    findDocumentToSign(db, type),
    findLastSignedText(db, organization_id, type),
    findContractsOf(db, organization_id),
  ]);
  const document = found(found_document, 'not_found');
  return {
    document: documentToSignView(document),
    contracts: rows.map((row) => cooperationView(actor, row)),
    changes: changesSince(signed, document.text),
  };
};
