import type { Cell } from '../lines/cell.ts';

/** How a cell looks: what has the same style plays the same role throughout a CV. */
export const styleOf = ({
  text,
  size,
  bold,
  italic,
}: Pick<Cell, 'text' | 'size' | 'bold' | 'italic'>): string =>
  [
    Math.round(size * 2) / 2,
    bold ? 'bold' : '',
    italic ? 'italic' : '',
    isCapitals(text) ? 'capitals' : '',
  ].join('|');

export function isCapitals(text: string): boolean {
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  return letters.length >= 3 && letters === letters.toUpperCase();
}
