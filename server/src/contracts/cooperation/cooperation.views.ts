import type { CooperationContract, Signatory } from '@torg/protocol/contracts/contract-shapes';
import type { Actor } from '../../platform/actor.ts';
import { can, statusAt } from '../contracts.policy.ts';
import type { CooperationRow, CooperationSignatory } from './cooperation.repository.ts';

/** Field by field, as below: copying whole rows takes long in a list. */
const signatoryView = (row: CooperationSignatory): Signatory => ({
  signatory: row.signatory,
  side: row.side,
  status: row.status,
  name: row.name,
  email: row.email,
  declined_because: row.declined_because,
  signed_at: row.signed_at,
});

export function cooperationView(
  row: CooperationRow,
  { actor, now }: { actor: Actor; now: Date },
): CooperationContract {
  const { document, type, version, recipient, sender } = row;
  const facts = {
    kind: 'cooperation' as const,
    provider: row.provider,
    status: row.status,
    expires_at: row.expires_at === null ? null : new Date(row.expires_at),
    organization: row.organization,
    sender_organization: null,
    signatories: [recipient, sender],
  };
  return {
    contract_id: row.contract,
    external_id: row.external_id,
    contract_provider: row.provider,
    recipient_organization_id: row.organization,
    recipient_organization_name: row.organization_name,
    initiator_account_id: row.initiator_account,
    version,
    status: statusAt(facts, now),
    recipient_signatory: signatoryView(recipient),
    sender_signatory: signatoryView(sender),
    document: { document, type, version },
    is_compliant: row.is_compliant,
    expires_at: row.expires_at,
    completed_at: row.completed_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
    can: can(actor, facts, now),
  };
}
