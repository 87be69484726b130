import type { ownScoreCalls } from '@torg/protocol/assessments/board-assessments';
import type { z } from 'zod';
import type { ReadContext } from '../../platform/handler.ts';
import { findScores, hasOpened } from './scores.repository.ts';

type OwnScores = z.output<typeof ownScoreCalls.getOwnScores.answer>;

/** Own scores; those of others are seen once one has scored, so that nobody follows somebody. */
export async function describeScores(
  { db, actor }: Pick<ReadContext, 'db' | 'actor'>,
  card: string,
): Promise<OwnScores> {
  const [all, opened] = await Promise.all([
    findScores(db, card),
    hasOpened(db, card, actor.account),
  ]);
  const own = all.find(({ account }) => account === actor.account);
  const others = all.filter(({ account }) => account !== actor.account);
  return {
    scores: own?.scores ?? [],
    is_folded: own === undefined && !opened,
    others:
      own === undefined
        ? []
        : others.map(({ account, name, scores }) => ({
            ...{ account, name },
            scores: scores.map(({ criteria_id, score }) => ({ criteria_id, score })),
          })),
  };
}
