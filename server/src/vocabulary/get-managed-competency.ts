import type { vocabularyCalls } from '@torg/protocol/vocabulary/vocabulary';
import { findFollowed, findSynonyms } from '../competencies/competencies.queries.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Handler } from '../platform/handler.ts';
import { found } from '../platform/refusal.ts';
import { countHolders } from '../profiles/profiles.queries.ts';
import { findMerges } from './merging/merges-list.repository.ts';
import { findTerm } from './terms-list.repository.ts';
import { followedView, mergeView, synonymView, termView } from './vocabulary.views.ts';

/** Progress of the last change; counted here if its job has not started yet. */
async function findProgress(db: Db, competency: string) {
  const followed = await findFollowed(db, competency);
  if (followed === undefined) return null;
  return followedView(followed, followed.total ?? (await countHolders(db, competency)));
}

export const getManagedCompetency: Handler<typeof vocabularyCalls.getManagedCompetency> = async (
  { db, actor },
  { params: { competency } },
) => {
  const row = found(await findTerm(db, competency), 'could_not_find_competency');
  const [synonyms, merges, followed] = await Promise.all([
    findSynonyms(db, competency),
    findMerges(db, competency),
    findProgress(db, row.merged_into?.competency ?? competency),
  ]);
  return {
    ...termView(row, actor),
    proposed_by: row.proposed_by,
    synonyms: synonyms.map((synonym) => synonymView(synonym, row, actor)),
    followed,
    merges: merges.map((merge) => mergeView(merge, actor)),
  };
};
