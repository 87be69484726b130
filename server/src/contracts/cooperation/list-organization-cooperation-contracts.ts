import type { TextDifference } from '@torg/protocol/contracts/contract-shapes';
import type { cooperationCalls } from '@torg/protocol/contracts/contracts';
import { cooperationTypeOf } from '@torg/protocol/contracts/contract-terms';
import { findOrganization } from '../../organizations/organizations.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { documentView } from '../documents/documents.views.ts';
import { textDifference } from '../documents/text-difference.ts';
import { mayHandleContracts } from './cooperation.policy.ts';
import { findContractsOf } from './cooperation.repository.ts';
import { cooperationView } from './cooperation.views.ts';
import { findLastSignedText } from './open-contracts.repository.ts';
import { findCurrentDocument } from '../documents/documents.repository.ts';

/** What is new since the version that was signed last; null: nothing was signed, or nothing is new. */
const changesSince = (signed: string | undefined, text: string): TextDifference | null =>
  signed === undefined || signed === text ? null : textDifference(signed, text);

/** A client signs none: it reads the document of its country, and no contracts. */
export const listOrganizationCooperationContracts: Handler<
  typeof cooperationCalls.listOrganizationCooperationContracts
> = async ({ db, actor }, { params: { organization_id } }) => {
  const organization = found(await findOrganization(db, organization_id), 'not_found');
  allowed(mayHandleContracts(actor, organization));
  const type = cooperationTypeOf[organization.country];
  const [current, signed, rows] = await Promise.all([
    findCurrentDocument(db, type),
    findLastSignedText(db, organization_id, type),
    findContractsOf(db, organization_id),
  ]);
  const document = found(current, 'not_found');
  return {
    document: documentView(actor, document),
    contracts: rows.map((row) => cooperationView(actor, row)),
    changes: changesSince(signed, document.text),
  };
};
