import type { Locale } from '../terms.ts';

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

const firstStages = ['considered', 'considered', 'interview', 'offered', 'not_selected'] as const;
const firstTitles = {
  nb: ['Interessert', 'Samtale', 'Intervju', 'Tilbud', 'Avslått'],
  sv: ['Intresserad', 'Samtal', 'Intervju', 'Erbjudande', 'Avslag'],
  en: ['Interested', 'Talk', 'Interview', 'Offer', 'Turned down'],
} as const satisfies Record<Locale, readonly string[]>;

/**
 * The columns of a new board, in the language of whoever makes it; the inbox before them is
 * `received`.
 */
export const firstColumns = (locale: Locale): { column_title: string; stage: ColumnStage }[] =>
  firstStages.map((stage, at) => ({ column_title: firstTitles[locale][at] ?? '', stage }));

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
