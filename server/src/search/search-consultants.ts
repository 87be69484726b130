import type { SearchBody } from '@torg/protocol/search';
import type { ReadContext } from '../platform/handler.ts';
import { found } from '../platform/refusal.ts';
import { findProfiles } from '../profiles/profiles.public.ts';
import { findHits } from './hits.repository.ts';
import { groupsOf } from './query-groups.ts';
import { searchProfileView } from './search.views.ts';
import { whyFound } from './why.ts';

/** One page of a search, and how it was found. */
export async function searchConsultants(
  { db, actor, sawEvent }: ReadContext,
  { filters, vectorSearch, anonymized, locale, limit, offset }: SearchBody,
  { isAdmin }: { isAdmin: boolean },
) {
  const groups =
    vectorSearch === undefined
      ? []
      : await groupsOf(db, vectorSearch.query, vectorSearch.rewriteQuery);
  const question = { visibleOnly: !isAdmin, filters, groups, limit, offset };
  const { hits, total } = await findHits(db, question);
  // Another page of the same is no other search.
  if (offset === 0) sawEvent('performed_search', { query: vectorSearch?.query, total });
  const profiles = hits.map(({ profile }) => profile);
  const rows = await findProfiles(db, profiles, { account: actor.account, locale });
  const byId = new Map(rows.map((row) => [row.profile, row]));
  const inOrder = hits.map((hit) => ({
    hit,
    row: found(byId.get(hit.profile), 'could_not_find_profile'),
  }));
  const data = inOrder.map(({ row }) =>
    searchProfileView(row, actor, { why: whyFound(row, groups), anonymized, isAdmin }),
  );
  return { inOrder, answer: { data, total, limit, offset } };
}
