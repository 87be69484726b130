import { limits } from '@torg/protocol/limits';
import type { FoundEntry, ItemOf } from '@torg/protocol/cv-imports/read-cv';
import { findEntries } from '../entries/find-entries.ts';
import type { SectionLine } from '../sections/split-sections.ts';
import { certaintyOf, dateOfEntry, periodOf, short } from './entry-dates.ts';
import { partsOf, type EntryParts } from './pieces.ts';
import { sourceOf, textOfLines } from './text-of-lines.ts';

const nameOf = ({ head }: EntryParts): string =>
  head.map((line) => line.cells.map((cell) => cell.text).join(', ')).find((text) => text !== '') ??
  '';

function restOf({ head, body }: EntryParts, name: string): string {
  const lines = [...head, ...body];
  const at = lines.findIndex((line) => line.cells.map((cell) => cell.text).join(', ') === name);
  return textOfLines(lines.slice(at + 1)).slice(0, limits.profile.itemText);
}

/** Courses, certifications and other things with a name and perhaps a date. */
export function readDated(lines: readonly SectionLine[]): FoundEntry<ItemOf<'course'>>[] {
  return partsOf(findEntries(lines, true), null).flatMap((parts) => {
    const name = nameOf(parts);
    if (name === '') return [];
    const { to_year: year, to_month: month } = periodOf(dateOfEntry(parts), 'both');
    return [
      {
        item: { name: short(name), description: restOf(parts, name), year, month },
        certainty: certaintyOf(0.5, parts.entry.isSure),
        source: parts.entry.lines.map(({ line }) => sourceOf(line)),
      },
    ];
  });
}

/** Positions of trust have years only. */
export function readPositions(
  lines: readonly SectionLine[],
): FoundEntry<ItemOf<'position_experience'>>[] {
  return partsOf(findEntries(lines, true), null).flatMap((parts) => {
    const name = nameOf(parts);
    if (name === '') return [];
    const { from_year, to_year } = periodOf(dateOfEntry(parts), 'both');
    return [
      {
        item: {
          name: short(name),
          description: restOf(parts, name),
          year_from: from_year,
          year_to: to_year,
        },
        certainty: certaintyOf(0.5, parts.entry.isSure),
        source: parts.entry.lines.map(({ line }) => sourceOf(line)),
      },
    ];
  });
}
