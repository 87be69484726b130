import type { AgreementFormData } from '@torg/protocol/agreements/agreement-shapes';
import { clientSignatory } from '@torg/protocol/agreements/readiness';
import { assignmentTypeOf, localeOfDocument } from '@torg/protocol/contracts/contract-terms';
import { limits } from '@torg/protocol/limits';
import type { NewContract } from '../../contracts/contracts.commands.ts';
import type { Db } from '../../platform/database/tables.ts';
import { found } from '../../platform/refusal.ts';
import type { DraftRow } from '../drafts/drafts.repository.ts';
import { contractContent } from './contract-content.ts';
import { findContractParts } from './contract-parts.repository.ts';

const dayMs = 86_400_000;

/** The contract that both sign: the current document of the client's country, filled with the terms. */
export async function contractOf(
  db: Db,
  row: DraftRow,
  { form, now }: { form: AgreementFormData; now: Date },
): Promise<NewContract> {
  const type = assignmentTypeOf[row.client_country];
  const parts = found(
    await findContractParts(db, { type, client: row.client, provider: row.provider }),
    'contract_document_not_current',
  );
  const ours = clientSignatory(form);
  const theirs = form.consultantCompany.representative;
  return {
    kind: 'assignment',
    provider: 'torg_sign',
    document: parts.document,
    title: `${parts.title}: ${row.consultant_name}`.slice(0, limits.contract.title),
    organization: parts.provider.organization,
    sender_organization: row.client,
    sender_name: parts.client.name,
    recipient_name: parts.provider.name,
    recipient_country: parts.provider.country,
    signatories: {
      sender: { name: ours.name, email: ours.email },
      recipient: { name: theirs.name, email: theirs.email },
    },
    content: contractContent(form, {
      locale: localeOfDocument[type],
      consultant: row.consultant_name,
      ...parts,
    }),
    expires_at: new Date(now.getTime() + limits.agreement.contractExpiresAfterDays * dayMs),
  };
}
