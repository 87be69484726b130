import type { cooperationCalls } from '@torg/protocol/contracts/cooperation-calls';
import { cooperationTypeOf } from '@torg/protocol/contracts/contract-terms';
import { limits } from '@torg/protocol/limits';
import type { Country } from '@torg/protocol/terms';
import { findOrganization } from '../../organizations/organizations.queries.ts';
import type { ChangeContext, Handler } from '../../platform/handler.ts';
import { Refusal, allowed, found } from '../../platform/refusal.ts';
import { createContract } from '../contracts.commands.ts';
import { cooperationContent, senderName } from './cooperation-content.ts';
import { mayHandleContracts, signsCooperation } from './cooperation.policy.ts';
import {
  findCurrentVersion,
  findPublishedVersion,
  type CooperationVersion,
} from './current-documents.repository.ts';
import { hasSigned } from './open-contracts.repository.ts';
import { findSenders } from '../senders/senders.repository.ts';
import { waitsForSignatures } from './waits-for-signatures.ts';

/** The version that was asked for, or else the current one of the company's country. */
async function versionToSign(
  { db }: Pick<ChangeContext, 'db'>,
  country: Country,
  document?: string,
): Promise<CooperationVersion> {
  if (document === undefined) {
    return found(await findCurrentVersion(db, cooperationTypeOf[country]), 'not_found');
  }
  const version = found(await findPublishedVersion(db, document), 'not_found');
  allowed(version.is_current, 'contract_document_not_current');
  return version;
}

async function refuseIfNeedless(
  context: ChangeContext,
  organization: string,
  { document }: CooperationVersion,
): Promise<void> {
  if (await waitsForSignatures(context, organization)) {
    throw new Refusal('cooperation_contract_in_progress');
  }
  if (await hasSigned(context.db, organization, document)) {
    throw new Refusal('cooperation_contract_already_signed');
  }
}

async function senderOf({ db }: Pick<ChangeContext, 'db'>, country: Country) {
  const chosen = (await findSenders(db)).find((one) => one.country === country);
  const { name, email } = found(chosen, 'contract_sender_not_chosen');
  return { name, email };
}

/** Of several at once, an index of the database lets one through. */
export const sendCooperationContract: Handler<
  typeof cooperationCalls.sendCooperationContract
> = async (context, { params: { organization_id }, body }) => {
  const { db, actor, now, settings } = context;
  const organization = found(await findOrganization(db, organization_id), 'not_found');
  allowed(mayHandleContracts(actor, organization));
  allowed(signsCooperation(organization), 'organization_signs_no_cooperation_contract');
  const { country, name } = organization;
  const version = await versionToSign(context, country, body.document_id);
  await refuseIfNeedless(context, organization_id, version);
  const { recipient_signatory_name, recipient_signatory_email } = body;
  const signatories = {
    sender: await senderOf(context, country),
    recipient: { name: recipient_signatory_name, email: recipient_signatory_email },
  };
  const contract_id = await createContract(context, {
    kind: 'cooperation',
    provider: settings.contractProvider,
    document: version.document,
    title: version.title,
    organization: organization_id,
    sender_organization: null,
    sender_name: senderName,
    recipient_name: name,
    recipient_country: country,
    signatories,
    content: cooperationContent(version, organization, signatories),
    expires_at: new Date(now.getTime() + limits.contract.expiresAfterDays * 86_400_000),
  });
  return { contract_id };
};
