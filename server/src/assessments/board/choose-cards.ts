import type { ErrorCode } from '@torg/protocol/errors';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/tables.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayRead } from '../../profiles/profiles.queries.ts';
import { type AskableCard, findAskableCards } from './cards.repository.ts';

export type CardAbout = AskableCard & { profile: string };

interface Choice {
  evaluation_board: string;
  /** null: of all columns */
  column: string | null;
  /** undefined: all that are about somebody */
  named: readonly string[] | undefined;
  size: { least: number; most: number };
  /** said where too few are about somebody */
  missing?: ErrorCode;
}

export interface Chosen {
  /** in the order of the board */
  cards: CardAbout[];
  /** about people who do not want to be assessed by machines */
  declined: string[];
}

/** About somebody whose profile the actor reads. */
const isAbout =
  (actor: Actor) =>
  (card: AskableCard): card is CardAbout =>
    card.profile !== null && mayRead(actor, { ...card, profile: card.profile });

/** The cards about whom a machine is asked, all or none. */
export async function chooseCards(
  { db, actor }: { db: Db; actor: Actor },
  {
    evaluation_board,
    column,
    named,
    size,
    missing = 'could_not_find_evaluation_board_cards',
  }: Choice,
): Promise<Chosen> {
  const wanted = { evaluation_board, column, cards: named ?? null, reader: actor.account };
  const there = await findAskableCards(db, wanted);
  const isComplete = named === undefined || there.length === named.length;
  allowed(isComplete, 'could_not_find_evaluation_board_card');
  const about = there.filter(isAbout(actor));
  allowed(about.length >= size.least, missing);
  const cards = about.filter(({ has_declined }) => !has_declined);
  allowed(cards.length >= size.least, 'consultant_declined_ai_assessment');
  allowed(cards.length <= size.most, 'too_many_evaluation_board_cards');
  const declined = about.filter(({ has_declined }) => has_declined);
  return { cards, declined: declined.map((card) => card.evaluation_board_card) };
}

/** The cards of a column about people who can be asked about. */
export async function findAskablePeople(
  { db, actor }: { db: Db; actor: Actor },
  of: { evaluation_board: string; column: string },
): Promise<CardAbout[]> {
  const there = await findAskableCards(db, { ...of, cards: null, reader: actor.account });
  return there.filter(isAbout(actor)).filter(({ has_declined }) => !has_declined);
}

/** One card about somebody, who does not mind to be assessed by machines. */
export async function chooseCard(
  context: { db: Db; actor: Actor },
  { row: { evaluation_board } }: { row: { evaluation_board: string } },
  card: string,
): Promise<CardAbout> {
  const { cards } = await chooseCards(context, {
    ...{ evaluation_board, column: null, named: [card], size: { least: 1, most: 1 } },
    missing: 'could_not_find_profile',
  });
  return found(cards[0], 'could_not_find_evaluation_board_card');
}
