import type { EventMetadata } from '@torg/protocol/events/events';
import type { ChangeKind, ChangeValues } from '@torg/protocol/events/changes';
import type { DemoBoard } from '../../data/boards.ts';
import type { Row } from '../../insert-rows.ts';
import { accountId, boardPartId } from '../demo-ids.ts';
import type { DemoCard } from './board-people.ts';

interface Line {
  key: string;
  what: ChangeKind;
  object: EventMetadata<'recorded_change'>['object'];
  objects: string[];
  at: Date;
  before?: ChangeValues;
  after?: ChangeValues;
}

const row = (board: DemoBoard, { key, at, ...line }: Line): Row<'event'> => ({
  event: boardPartId(`${board.key}:event:${key}`),
  kind: 'recorded_change',
  acting_account: accountId(board.by),
  assignment: null,
  metadata: { before: {}, after: {}, ...line },
  created_at: at,
});

const minutesLater = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + minutes * 60_000);

/** Each came into the inbox; those who stand elsewhere were moved there. */
function linesOfCard(
  { card, title, profile, column, order, made }: DemoCard,
  index: number,
  board: string,
): Line[] {
  const named = profile === null ? { name: title } : {};
  const about = {
    object: { kind: 'evaluation_board_card' as const, id: card, ...named },
    objects: [card, board],
  };
  const came = { column: '', card_order: index };
  const added: Line = {
    ...{ ...about, key: `added:${index}`, what: 'added_card', at: minutesLater(made, 1) },
    after: { ...came, profile },
  };
  if (column === '') return [added];
  return [
    added,
    {
      ...{ ...about, key: `moved:${index}`, what: 'moved_card' },
      at: minutesLater(made, 5 + index),
      ...{ before: came, after: { column, card_order: order } },
    },
  ];
}

/** What the history of the board and of its cards says. */
export function historyRows(
  board: DemoBoard,
  { evaluation_board, subject }: { evaluation_board: string; subject: string },
  cards: readonly DemoCard[],
): Row<'event'>[] {
  const [first] = cards;
  const made: Line = {
    ...{ key: 'made', what: 'made_board', at: first?.made ?? new Date(0) },
    object: { kind: 'evaluation_board', id: evaluation_board, name: 'Kandidater' },
    objects: [evaluation_board, subject],
    after: { board_title: 'Kandidater' },
  };
  const lines = cards.flatMap((card, index) => linesOfCard(card, index, evaluation_board));
  return [made, ...lines].map((line) => row(board, line));
}
