import { limits } from '@torg/protocol/limits';
import type { FoundEntry, ItemOf } from '@torg/protocol/cv-imports/read-cv';
import { partDatedBullets } from '../entries/dated-bullets.ts';
import { findEntries } from '../entries/find-entries.ts';
import type { SectionLine } from '../sections/split-sections.ts';
import type { TableColumn } from '../sections/table-heads.ts';
import { certaintyOf, dateOfEntry, periodOf, short } from './entry-dates.ts';
import { partsOf, type EntryParts } from './pieces.ts';
import { sourceOf, textOfLines } from './text-of-lines.ts';
import { vote, type Reading } from './vote.ts';
import { wholeSchool } from './whole-line.ts';
import { resemblanceOf } from './words-of-fields.ts';

type Education = FoundEntry<ItemOf<'education'>>;

const ofDegree =
  /^(.{2,40}?)\s+(?:i|in|of(?! (?:science|arts|engineering|business|technology|philosophy|laws))|inom|innen|im|med fokus på)\s+(.+)$/iu;

/** `Master i informatikk` names a degree and a programme. */
function degreeAndProgramme(
  text: string,
  more: string | undefined,
): { degree: string; programme: string } {
  const match = ofDegree.exec(text);
  const isDegree = match !== null && resemblanceOf(match[1] ?? '').degree > 0;
  if (isDegree) return { degree: short(match[1]), programme: short(match[2]) };
  if (more !== undefined) return { degree: short(text), programme: short(more) };
  return resemblanceOf(text).degree > 0
    ? { degree: short(text), programme: '' }
    : { degree: '', programme: short(text) };
}

function educationOf(parts: EntryParts, { first, second, margin }: Reading): Education {
  const others = parts.pieces.filter((piece) => piece !== first && piece !== second);
  const more = others.find(({ text }) => resemblanceOf(text).place === 0 && text.length < 90);
  const named = degreeAndProgramme(first?.text ?? '', more?.text);
  const date = dateOfEntry(parts);
  return {
    item: {
      ...named,
      school: short(wholeSchool(second, first)),
      description: textOfLines(parts.body).slice(0, limits.profile.itemText),
      ...periodOf(date, 'end'),
    },
    certainty: certaintyOf(date === null ? 0 : margin, parts.entry.isSure),
    source: parts.entry.lines.map(({ line }) => sourceOf(line)),
  };
}

export function readEducations(
  lines: readonly SectionLine[],
  columns: readonly TableColumn[] | null,
): Education[] {
  const parts = partsOf(partDatedBullets(findEntries(lines, false)), columns);
  const readings = vote(parts, {
    first: 'degree',
    second: 'school',
    columns: { first: ['degree', 'programme'], second: ['school'] },
  });
  return parts
    .map((part, at) => educationOf(part, readings[at] as Reading))
    .filter(({ item }) => item.school !== '' || item.degree !== '' || item.programme !== '');
}
