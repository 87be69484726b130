import { merges } from '../platform/merges.ts';

/** What was signed names who signed it. */
export const contractMerges = merges({
  organization: { 'cooperation_contract.organization': 'stays' },
});
