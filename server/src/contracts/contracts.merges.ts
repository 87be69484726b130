import { merges } from '../platform/merges.ts';

/** What was signed keeps naming the people and companies that signed it. */
export const contractMerges = merges({
  organization: {
    'contract.organization': 'stays',
    'contract.sender_organization': 'stays',
    'cooperation_lapse.organization': 'stays',
  },
  account: {
    'contract.initiator_account': 'stays',
    'contract_document.created_by': 'stays',
    'contract_document.published_by': 'stays',
    'contract_signatory.account': 'stays',
    'contract_sender.account': 'goes',
  },
});
