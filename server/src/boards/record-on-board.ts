import type { ChangeKind, ChangeValues } from '@torg/protocol/events/changes';
import { recordChange } from '../events/events.commands.ts';
import type { ChangeContext } from '../platform/handler.ts';

type Recorder = Pick<ChangeContext, 'emit'>;
interface Recorded {
  what: ChangeKind;
  before?: ChangeValues;
  after?: ChangeValues;
}

/** A line in the history of the board. */
export const recordOnBoard = (
  context: Recorder,
  board: { evaluation_board: string; board_title: string; also?: readonly string[] },
  change: Recorded,
): Promise<void> =>
  recordChange(context, {
    ...change,
    object: { kind: 'evaluation_board', id: board.evaluation_board, name: board.board_title },
    ...(board.also && { also: board.also }),
  });

interface NamedCard {
  evaluation_board_card: string;
  card_title: string;
  profile: string | null;
}

/**
 * A line in the history of the card and of its board. Nobody's name stands in it, since history may
 * outlive the profile: a card about somebody has none, and readers see today's name of the account.
 */
export function recordOnCard(
  context: Recorder,
  { evaluation_board }: { evaluation_board: string },
  { evaluation_board_card: id, card_title, profile }: NamedCard,
  change: Recorded,
): Promise<void> {
  const named = profile === null && card_title !== '' ? { name: card_title } : {};
  const object = { kind: 'evaluation_board_card' as const, id, ...named };
  return recordChange(context, { ...change, object, also: [evaluation_board] });
}

/** Where a card stands, as its history has it. */
export const inColumn = (
  { column_title }: { column_title: string },
  card_order: number,
): ChangeValues => ({ column: column_title, card_order });
