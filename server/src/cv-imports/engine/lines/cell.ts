/** A stretch of one style within a cell. */
export interface CellPart {
  text: string;
  bold: boolean;
  italic: boolean;
  size: number;
}

/** What stands together on one line of letters, up to the next wide gap. */
export interface Cell {
  page: number;
  text: string;
  parts: CellPart[];
  x: number;
  x2: number;
  /** from the page's top */
  baseline: number;
  size: number;
  bold: boolean;
  italic: boolean;
  bullet: boolean;
}

/** The cells on one line of letters, from left to right. */
export interface Row {
  page: number;
  cells: Cell[];
  baseline: number;
  size: number;
}

/** A line as it is read: a row of one column. */
export interface Line extends Row {
  /** from 1 on its page */
  number: number;
  text: string;
  x: number;
  x2: number;
  /** the distance to the line above in its block, in lines of its own size; 9 for the first */
  gap: number;
}

export const median = (numbers: readonly number[], or = 0): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? or;

export const textOf = (cells: readonly Cell[]): string => cells.map(({ text }) => text).join('  ');
