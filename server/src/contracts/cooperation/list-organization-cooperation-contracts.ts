import type { TextDifference } from '@torg/protocol/contracts/contract-shapes';
import type { cooperationCalls } from '@torg/protocol/contracts/contracts';
import { cooperationTypeOf } from '@torg/protocol/contracts/contract-terms';
import { findOrganization } from '../../organizations/organizations.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import {
  mayHandleContracts,
  signsCooperation,
  type SigningOrganization,
} from './cooperation.policy.ts';
import { findContractsOf, type CooperationRow } from './cooperation.repository.ts';
import { cooperationView } from './cooperation.views.ts';
import {
  findDocumentToSign,
  findGoodUntil,
  findLastSignedText,
  type DocumentRow,
} from './document-to-sign.repository.ts';
import { documentToSignView } from './document-to-sign.views.ts';

/** What is new since the version that was signed last; null: nothing was signed, or nothing is new. */
function changesSince(signed: string | undefined, text: string): TextDifference | null {
  if (signed === undefined || signed === text) return null;
  return [
    { kind: 'removed', text: signed },
    { kind: 'added', text },
  ];
}

/** Nothing waits for signatures, and the current version is not signed yet. */
const canSend = (
  organization: SigningOrganization,
  { document }: Pick<DocumentRow, 'document'>,
  rows: readonly Pick<CooperationRow, 'status' | 'document'>[],
): boolean =>
  signsCooperation(organization) &&
  rows.every(
    (row) =>
      row.status !== 'in_progress' && (row.status !== 'completed' || row.document !== document),
  );

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
  const in_force = rows.find(({ is_compliant }) => is_compliant) ?? null;
  return {
    document: documentToSignView(document),
    contracts: rows.map((row) => cooperationView(actor, row)),
    changes: changesSince(signed, document.text),
    good_until: in_force && (await findGoodUntil(db, in_force.document)),
    can: { send: canSend(organization, document, rows) },
  };
};
