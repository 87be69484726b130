import type { ActedOn } from '../acted-on.ts';
import type { Contract } from '../contracts.queries.ts';
import type { CooperationContract } from './cooperation.queries.ts';

/** The parts that contracts of both kinds show alike. */
export const asContract = (
  contract: CooperationContract,
): ActedOn & Pick<Contract, 'status' | 'own_signatory' | 'sender_name' | 'recipient_name'> => ({
  contract_id: contract.contract_id,
  status: contract.status,
  signatories: [contract.recipient_signatory, contract.sender_signatory],
  own_signatory: null,
  sender_name: 'Torg',
  recipient_name: contract.recipient_organization_name,
  can: contract.can,
});
