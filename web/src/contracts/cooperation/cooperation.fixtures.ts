import type { CooperationContract } from './cooperation.queries.ts';

const moment = '2026-11-20T08:00:00.000Z';

const aSignatory = (side: 'sender' | 'recipient', name: string) => ({
  signatory: `signatory-${side}`,
  side,
  status: 'unopened' as const,
  name,
  email: `${side}@firma.example`,
  signed_at: null,
  declined_because: null,
});

/** A cooperation contract that was just sent. */
export const aCooperationContract = (
  given: Partial<CooperationContract> = {},
): CooperationContract => ({
  contract_id: 'contract',
  external_id: null,
  contract_provider: 'torg_sign',
  recipient_organization_id: 'company',
  recipient_organization_name: 'Fjellbekk AS',
  initiator_account_id: null,
  version: 1,
  status: 'in_progress',
  recipient_signatory: aSignatory('recipient', 'Kari Vik'),
  sender_signatory: aSignatory('sender', 'Ola Torg'),
  document: { document: 'd1', type: 'cooperation_norwegian', version: 1 },
  is_compliant: false,
  expires_at: null,
  completed_at: null,
  created_at: moment,
  updated_at: moment,
  can: { recall: false, remind: false, replace_signatory: false, sign: false },
  ...given,
});
