import { merges } from '../platform/merges.ts';

/** A signed agreement keeps naming the organization that signed it. */
export const contractMerges = merges({
  organization: { 'cooperation_contract.organization': 'stays' },
});
