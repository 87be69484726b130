/** Stands for no column of one's own: the inbox. It stands in paths like any other column. */
export const nullColumn = '00000000-0000-0000-0000-000000000000';

/**
 * What a column says about those in it. Up to `offered` the interest of whoever is moved into it
 * follows; nobody is turned down by a move, so `not_selected` only gathers whom to answer.
 */
export const columnStages = [
  'received',
  'considered',
  'interview',
  'offered',
  'not_selected',
] as const;
export type ColumnStage = (typeof columnStages)[number];

/** The columns of a new board; the inbox before them is `received`. */
export const firstColumns = [
  { column_title: 'Interessert', stage: 'considered' },
  { column_title: 'Samtale', stage: 'considered' },
  { column_title: 'Intervju', stage: 'interview' },
  { column_title: 'Tilbud', stage: 'offered' },
  { column_title: 'Avslått', stage: 'not_selected' },
] as const satisfies readonly { column_title: string; stage: ColumnStage }[];

/** What a live message on the topic `board` says has happened. */
export const boardChanges = [
  'board_changed',
  'column_added',
  'column_changed',
  'column_moved',
  'column_removed',
  'card_added',
  'card_changed',
  'card_moved',
  'card_removed',
  /** several at once: the board is read again */
  'cards_added',
  /** several cards at once, or what cannot be said by one card: the board is read again */
  'cards_changed',
  /** somebody looks at the board, or holds a card; it has no version of its own */
  'presence',
] as const;
export type BoardChange = (typeof boardChanges)[number];

/**
 * The data of a live message on the topic `board`. All values are text, since all live data are.
 * Whoever has version n applies version n + 1 and reads the board again after a gap.
 */
export interface BoardMessage {
  evaluation_board: string;
  change: BoardChange;
  version: string;
  /** who did it; absent where nobody did */
  by?: string;
  card?: string;
  /** where the card stands now; the nil UUID is the inbox */
  column?: string;
  /** where the card stands in its column, or the column on the board */
  order?: string;
  /** of `presence`: `true` while the card is in somebody's hand, `gone` when they leave */
  hand?: string;
}
