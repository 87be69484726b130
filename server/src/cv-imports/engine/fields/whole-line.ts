import { dateIn } from '../dates/date-in-line.ts';
import type { Piece } from './pieces.ts';
import { resemblanceOf } from './words-of-fields.ts';

const parting = /[|·•;@]|\s[–—-]\s|\t| {2,}/u;

/** The cell that a piece was split off, if nothing else of its entry stands there. */
function cellOf(piece: Piece, other: Piece | null): string | undefined {
  const cell = piece.line.cells.find(({ text }) => text.includes(piece.text));
  const isAlone = other?.line !== piece.line && cell && dateIn(cell.text) === null;
  return isAlone ? cell.text : undefined;
}

/** A name with a comma stays whole, where its customer stands on another line. */
export function wholeName(name: Piece | null, customer: Piece | null): string {
  if (name === null) return '';
  const cell = cellOf(name, customer);
  return cell !== undefined && !parting.test(cell) ? cell : name.text;
}

/** A school stays whole with its faculty, or with its other name. */
export function wholeSchool(school: Piece | null, degree: Piece | null): string {
  if (school === null) return '';
  const cell = cellOf(school, degree);
  if (cell === undefined || !cell.startsWith(school.text)) return school.text;
  const [next = ''] = cell.slice(school.text.length).split(/(?<=\p{L})[,|·;]/u);
  return resemblanceOf(next).school >= 1 ? cell : school.text;
}
