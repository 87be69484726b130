import { dateIn } from '../dates/date-in-line.ts';
import { isProse } from '../entries/line-features.ts';
import { resemblanceOf } from '../fields/words-of-fields.ts';
import { sectionNamed } from './heading-words.ts';
import type { Section, SectionLine } from './split-sections.ts';

type Guessed = 'work_experience' | 'education';

const hasPeriod = ({ cells }: SectionLine): boolean =>
  cells.some(({ text }) => {
    const date = dateIn(text);
    return date !== null && (date.to !== null || date.isOpen);
  });

const isSentence = ({ cells }: SectionLine): boolean => cells.some(isProse);

/** What the short lines of a section speak of, where they have periods. */
function contentOf({ lines }: Section): { kind: Guessed; periods: number } | null {
  const periods = lines.filter(hasPeriod).length;
  const short = lines.filter((line) => !isSentence(line));
  const sum = (...what: ('role' | 'school' | 'degree')[]): number =>
    short.filter(({ cells }) =>
      cells.some(({ text }) => what.some((one) => resemblanceOf(text)[one] >= 0.9)),
    ).length;
  const [jobs, schools] = [sum('role'), sum('school', 'degree')];
  if (periods === 0 || jobs + schools === 0) return null;
  const kind = schools >= jobs ? 'education' : 'work_experience';
  return periods >= 2 || kind === 'education' ? { kind, periods } : null;
}

const isUnknown = ({ kind, heading }: Section): boolean =>
  kind === 'other' && heading !== null && sectionNamed(heading.text) === null;

/** Entries that stand above the first heading, from the line with their first period on. */
function withoutHeading(top: Section): Section[] {
  const at = top.lines.findIndex(hasPeriod);
  const isAlone = top.lines[at]?.cells.every(({ text }) => dateIn(text)?.place === 'alone');
  const above = top.lines[at - 1];
  const start = isAlone && above && !isSentence(above) ? at - 1 : at;
  if (start < 1) return [top];
  const [before, after] = [top.lines.slice(0, start), top.lines.slice(start)];
  return [
    { ...top, lines: before },
    { ...top, kind: 'other', lines: after },
  ];
}

/**
 * Where no heading names jobs or educations, a section that looks like them holds them: under a
 * heading in words of its author's, or under none.
 */
export function withGuessedKinds(sections: readonly Section[]): Section[] {
  const isThere = (kind: Guessed): boolean => sections.some((one) => one.kind === kind);
  const hasWork = isThere('work_experience') || sections.some(({ kind }) => kind === 'project');
  const missing = new Set<Guessed>();
  if (!hasWork) missing.add('work_experience');
  if (!isThere('education')) missing.add('education');
  if (missing.size === 0) return [...sections];
  return sections.flatMap((section): Section[] => {
    const guess = isUnknown(section) ? contentOf(section) : null;
    if (guess !== null && missing.has(guess.kind)) return [{ ...section, kind: guess.kind }];
    if (section.kind !== 'top' || hasWork) return [section];
    const [before, rest] = withoutHeading(section);
    const below = rest && contentOf(rest);
    return before && rest && below?.kind === 'work_experience' && below.periods >= 2
      ? [before, { ...rest, kind: 'work_experience' }]
      : [section];
  });
}
