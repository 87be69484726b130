import { sql } from 'kysely';
import type { Tx } from '../platform/database/tables.ts';
import { type MergePair, merges } from '../platform/merges.ts';

export const savedSearchMerges = merges(
  { account: { 'saved_search.account': 'follows' } },
  { mergeAccount: mergeSavedSearches },
);

/** Gives the kept account the other's searches; one that both have saved is kept once. */
async function mergeSavedSearches(tx: Tx, { from, to, now }: MergePair): Promise<void> {
  await sql`update saved_search as old set removed_at = ${now}
    where old.account = ${from} and old.removed_at is null
      and exists (select from saved_search as kept where kept.account = ${to}
        and kept.removed_at is null and kept.audience = old.audience
        and kept.body::text = old.body::text)`.execute(tx);
  await sql`update saved_search set account = ${to} where account = ${from}`.execute(tx);
}
