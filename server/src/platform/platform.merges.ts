import { merges } from './merges.ts';

export const platformMerges = merges({
  account: { 'event.acting_account': 'follows', 'idempotency_key.account': 'goes' },
});
