import { recordOnCard } from '../../boards/boards.commands.ts';
import type { OpenBoard } from '../../boards/boards.queries.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { openFoldedCards, type ScoredCard } from './scores.repository.ts';

/** The history of each card says who looked at what machines answered before they had scored it. */
export async function openFolded(
  context: ChangeContext,
  { row }: Pick<OpenBoard, 'row'>,
  cards: readonly ScoredCard[],
): Promise<void> {
  const { db, actor, now } = context;
  const ids = cards.map((card) => card.evaluation_board_card);
  const opened = new Set(await openFoldedCards(db, { cards: ids, account: actor.account, now }));
  for (const card of cards) {
    if (!opened.has(card.evaluation_board_card)) continue;
    await recordOnCard(context, row, card, { what: 'opened_card_assessment' });
  }
}
