import { isDuration } from '../dates/date-in-line.ts';
import type { SectionLine } from '../sections/split-sections.ts';

interface Groups {
  rest: SectionLine[];
  /** the employer under which a line stands, if its positions are grouped */
  companyOf: (line: SectionLine) => string | undefined;
}

const sizeOf = (line: SectionLine): number => Math.max(...line.cells.map(({ size }) => size));

/**
 * Where several positions stand under one employer, the employer's line has only the whole time
 * below it, as `4 år 2 md`; it is no entry, and names the company of the positions that follow.
 */
export function employerGroups(lines: readonly SectionLine[]): Groups {
  const rest: SectionLine[] = [];
  const companies = new Map<SectionLine, string>();
  let group: { name: string; size: number } | undefined;
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    const isHead =
      next !== undefined &&
      isDuration(next.text) &&
      line.cells.length === 1 &&
      !isDuration(line.text);
    if (isHead) group = { name: line.text, size: sizeOf(line) };
    else if (group !== undefined && isDuration(line.text) && lines[at - 1]?.text === group.name)
      continue;
    else {
      const isNextEmployer =
        group !== undefined && line.gap > 1.5 && sizeOf(line) >= group.size - 0.2 && line.gap < 9;
      if (isNextEmployer) group = undefined;
      if (group !== undefined) companies.set(line, group.name);
      rest.push(line);
    }
  }
  return { rest, companyOf: (line) => companies.get(line) };
}
