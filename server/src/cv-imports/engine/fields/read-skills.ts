import { limits } from '@torg/protocol/limits';
import { fold } from '@torg/protocol/fold';
import type { FoundEntry, ItemOf } from '@torg/protocol/cv-imports/read-cv';
import type { Cell, CellPart } from '../lines/cell.ts';
import type { SectionLine } from '../sections/split-sections.ts';
import { entryLines, isProse } from '../entries/line-features.ts';
import { isDuration, withoutDuration } from '../dates/date-in-line.ts';
import { sourceOf } from './text-of-lines.ts';

const separator = /\s*(?:[,;|•·●]|\s[–—-]\s| {2,}|\t)\s*/u;
const level =
  /^(?:expert|ekspert|avansert|advanced|intermediate|middels|god|meget god|basic|grunnleggende|beginner|erfaren|proficient|senior|medium|høy|hög|lav|\d{1,2}\s*\/\s*\d{1,2}|[\d.]+%?|[★☆●○■□]+)$/iu;

const clean = (text: string): string =>
  withoutDuration(
    text.replaceAll(
      /\((?:[^()]*\d[^()]*|[^()]*(?:e(?:ks|x)pert|avansert|avancerad|advanced|god|basic)[^()]*)\)/giu,
      ' ',
    ),
  )
    .replace(/^[^:]{2,40}:\s*/u, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[.:]+$/u, '')
    .trim();

const isName = (text: string): boolean =>
  text.length >= 1 &&
  text.length <= 60 &&
  text.split(' ').length <= 6 &&
  /\p{L}/u.test(text) &&
  !level.test(text) &&
  !/^\(.*\)$/u.test(text) &&
  !isDuration(text);

/** The names in a list, without levels, years and the label before it. */
export function namesIn(text: string): string[] {
  const seen = new Set<string>();
  const named = text.replace(/^[^:,]{2,40}:\s*/u, '');
  // A comma within brackets parts no names, as in `AWS (Lambda, S3)`.
  const whole = named.replaceAll(/\([^()]*\)/g, (bracket) => bracket.replaceAll(',', '‚'));
  return whole
    .split(separator)
    .map((name) => clean(name).replaceAll('‚', ','))
    .filter((name) => {
      const key = fold(name);
      if (!isName(name) || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

const isInStyleOf = (one: CellPart | undefined, other: CellPart | undefined): boolean =>
  one?.bold === other?.bold && Math.abs((one?.size ?? 0) - (other?.size ?? 0)) < 0.5;

const isAt = (x: number, { x: begin, bullet }: Cell): boolean =>
  Math.abs(x - begin) < 2 || (bullet && x > begin && x < begin + 20);

const divider = /[,;•·|]/u;
const endsApart = /[,;•·|]\s*$/u;

const labelled = /^[^:,]{2,40}:/u;

/** Lists of several names on a line go on with the next one, where a name did not fit. */
function joinWrapped(lines: readonly SectionLine[]): SectionLine[] {
  const joined: SectionLine[] = [];
  // Where a comma ends lines, the end of a line parts no names.
  const isRunning = lines.some(({ text }) => endsApart.test(text));
  let goesOn = false;
  let isInList = false;
  for (const { line, isBroken } of entryLines(lines)) {
    const before = joined.at(-1);
    const [one, other] = [before?.cells[0], line.cells[0]];
    const isBelow = before?.cells.length === 1 && line.cells.length === 1 && !other?.bullet;
    // What hangs below a bullet stands in further.
    const isAlike = isBelow && one && other && isAt(other.x, one);
    const isSame = isAlike && isInStyleOf(other.parts[0], one.parts.at(-1));
    if (goesOn && before && isSame && !labelled.test(line.text)) {
      const text = `${one.text}${/[-/]$/u.test(one.text) ? '' : ' '}${other.text}`;
      joined[joined.length - 1] = { ...before, text, cells: [{ ...one, text }] };
    } else joined.push(line);
    // A long name may fill a line of a list by itself.
    isInList = divider.test(line.text) || (isInList && isSame === true);
    const isEnd = isBroken && !(isRunning && divider.test(line.text));
    goesOn = !isEnd && !endsApart.test(line.text) && (isInList || other?.bullet === true);
    if (isEnd) isInList = false;
  }
  return joined;
}

function named(lines: readonly SectionLine[], most: number): { name: string; line: SectionLine }[] {
  const seen = new Set<string>();
  return joinWrapped(lines)
    .filter((line) => !line.cells.some(isProse) || line.text.split(separator).length > 3)
    .flatMap((line) =>
      line.cells.flatMap((cell) => namesIn(cell.text)).map((name) => ({ name, line })),
    )
    .filter(({ name }) => !seen.has(fold(name)) && seen.add(fold(name)))
    .slice(0, most);
}

export const readSkills = (lines: readonly SectionLine[]): FoundEntry<ItemOf<'profile_skill'>>[] =>
  named(lines, limits.profile.skills.max).map(({ name, line }) => ({
    item: { name, expert: false },
    certainty: 'likely',
    source: [sourceOf(line)],
  }));

export const readRoles = (lines: readonly SectionLine[]): FoundEntry<ItemOf<'profile_role'>>[] =>
  named(lines, limits.profile.roles).map(({ name, line }) => ({
    item: { name, emphasize: false },
    certainty: 'likely',
    source: [sourceOf(line)],
  }));
