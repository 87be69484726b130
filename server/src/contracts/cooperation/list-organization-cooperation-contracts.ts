import type { CooperationContract, TextDifference } from '@torg/protocol/contracts/contract-shapes';
import type { cooperationCalls } from '@torg/protocol/contracts/cooperation-calls';
import { cooperationTypeOf } from '@torg/protocol/contracts/contract-terms';
import { findOrganization } from '../../organizations/organizations.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { documentView } from '../documents/documents.views.ts';
import {
  mayHandleContracts,
  signsCooperation,
  type SigningOrganization,
} from './cooperation.policy.ts';
import { findContractsOf } from './cooperation.repository.ts';
import { cooperationView } from './cooperation.views.ts';
import { findLastSignedText } from './open-contracts.repository.ts';
import { findCurrentDocument, findDocument } from '../documents/documents.repository.ts';

/** What is new since the version that was signed last; null: nothing was signed, or nothing is new. */
async function changesSince(
  signed: string | undefined,
  text: string,
): Promise<TextDifference | null> {
  if (signed === undefined || signed === text) return null;
  const { textDifference } = await import('../documents/text-difference.ts');
  return textDifference(signed, text);
}

/** Nothing waits for signatures, and the current version is not signed yet. */
const canSend = (
  organization: SigningOrganization,
  current: string,
  contracts: readonly Pick<CooperationContract, 'status' | 'document'>[],
): boolean =>
  signsCooperation(organization) &&
  contracts.every(
    ({ status, document }) =>
      status !== 'in_progress' && (status !== 'completed' || document.document !== current),
  );

/** A client signs none: it reads the document of its country, and no contracts. */
export const listOrganizationCooperationContracts: Handler<
  typeof cooperationCalls.listOrganizationCooperationContracts
> = async ({ db, actor, now }, { params: { organization_id } }) => {
  const organization = found(await findOrganization(db, organization_id), 'not_found');
  allowed(mayHandleContracts(actor, organization));
  const type = cooperationTypeOf[organization.country];
  const [current, signed, rows] = await Promise.all([
    findCurrentDocument(db, type),
    findLastSignedText(db, organization_id, type),
    findContractsOf(db, organization_id),
  ]);
  const document = found(current, 'not_found');
  const contracts = rows.map((row) => cooperationView(row, { actor, now }));
  const in_force = rows.find(({ is_compliant }) => is_compliant);
  const signed_on = in_force && (await findDocument(db, in_force.document));
  return {
    document: documentView(actor, document),
    contracts,
    changes: await changesSince(signed, document.text),
    good_until: signed_on?.good_until ?? null,
    can: { send: canSend(organization, document.document, contracts) },
  };
};
