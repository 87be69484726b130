import type { ownScoreCalls } from '@torg/protocol/assessments/board-assessments';
import { recordOnCard } from '../../boards/boards.commands.ts';
import { findCriteria } from '../../opportunities/opportunities.queries.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { describeScores } from './describe-scores.ts';
import { notifyEditors } from './notify-editors.ts';
import { openCard } from './scored-card.ts';
import { findScores, lockCard, replaceScores, type Score } from './scores.repository.ts';

const inOrder = (scores: readonly Score[]): string =>
  JSON.stringify(
    scores
      .map(({ criteria_id, score, comment }) => [criteria_id, score, comment] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Criteria that were taken away since are scored no more. */
async function areCriteria(db: Db, opportunity: string | null, scores: readonly Score[]) {
  if (scores.length === 0) return true;
  const current = opportunity === null ? undefined : await findCriteria(db, opportunity);
  const known = new Set(current?.criteria.map(({ id }) => id));
  return scores.every(({ criteria_id }) => known.has(criteria_id));
}

export const saveOwnScores: Handler<typeof ownScoreCalls.saveOwnScores> = async (
  context,
  { params: { id }, body: { scores } },
) => {
  const { db, actor, now } = context;
  const { account } = actor;
  const { open, card } = await openCard(context, id);
  allowed(await areCriteria(db, card.opportunity, scores), 'could_not_find_opportunity_criteria');
  await lockCard(db, id);
  const before = (await findScores(db, id)).find((one) => one.account === account);
  if (inOrder(before?.scores ?? []) !== inOrder(scores)) {
    await replaceScores(db, { card: id, account, scores, now });
    await recordOnCard(context, open.row, card, { what: 'scored_card' });
    await notifyEditors(context, open);
  }
  return describeScores(context, id);
};
