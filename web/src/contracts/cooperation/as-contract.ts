import type { ActedOn } from '../acted-on.ts';
import type { ContractSides } from '../SignatoryList.tsx';
import type { CooperationContract } from './cooperation.queries.ts';

/** The parts that contracts of both kinds show alike. */
export const asContract = (contract: CooperationContract): ActedOn & ContractSides => ({
  contract_id: contract.contract_id,
  status: contract.status,
  contract_provider: contract.contract_provider,
  signatories: [contract.recipient_signatory, contract.sender_signatory],
  own_signatory: null,
  sender_name: 'Torg',
  recipient_name: contract.recipient_organization_name,
  can: contract.can,
});
