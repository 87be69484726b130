import type { CooperationContract, Signatory } from '@torg/protocol/contracts/contract-shapes';
import type { Actor } from '../../platform/actor.ts';
import { can } from '../contracts.policy.ts';
import type { CooperationRow, CooperationSignatory } from './cooperation.repository.ts';

const moment = (date: Date | null): string | null => date?.toISOString() ?? null;

const signatoryView = ({ account: _account, ...row }: CooperationSignatory): Signatory => ({
  ...row,
  signed_at: row.signed_at === null ? null : new Date(row.signed_at).toISOString(),
});

export function cooperationView(actor: Actor, row: CooperationRow): CooperationContract {
  const { document, type, version, recipient, sender } = row;
  const facts = {
    ...row,
    kind: 'cooperation' as const,
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
    status: row.status,
    recipient_signatory: signatoryView(recipient),
    sender_signatory: signatoryView(sender),
    document: { document, type, version },
    is_compliant: row.is_compliant,
    expires_at: moment(row.expires_at),
    completed_at: moment(row.completed_at),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    can: can(actor, facts),
  };
}
