import { isDuration } from '../dates/date-in-line.ts';
import type { SectionLine } from '../sections/split-sections.ts';

interface Groups {
  rest: SectionLine[];
  /** the employer under which a line stands, if its positions are grouped */
  companyOf: (line: SectionLine) => string | undefined;
}

const sizeOf = (line: SectionLine): number => Math.max(...line.cells.map(({ size }) => size));

const isHeadOfGroup = (line: SectionLine, next: SectionLine | undefined): boolean =>
  next !== undefined && isDuration(next.text) && line.cells.length === 1 && !isDuration(line.text);

/** The size in which employers stand, where groups show it. */
function headSize(lines: readonly SectionLine[]): number | null {
  const heads = lines.filter((line, at) => isHeadOfGroup(line, lines[at + 1]));
  const others = lines.filter((line) => !heads.includes(line)).map(sizeOf);
  const size = Math.min(...heads.map(sizeOf));
  const share = others.filter((one) => one >= size - 0.2).length / Math.max(1, others.length);
  return heads.length > 0 && share < 0.4 ? size : null;
}

/**
 * Where several positions stand under one employer, the employer's line has only the whole time
 * below it, as `4 år 2 md`; it is no entry, and names the company of the positions that follow.
 */
export function companyGroups(lines: readonly SectionLine[]): Groups {
  const rest: SectionLine[] = [];
  const companies = new Map<SectionLine, string>();
  let group: { name: string; size: number } | undefined;
  const size = headSize(lines);
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    const isHead =
      next !== undefined &&
      isDuration(next.text) &&
      line.cells.length === 1 &&
      !isDuration(line.text);
    if (isHead) group = { name: line.text, size: sizeOf(line) };
    else if (group?.name !== lines[at - 1]?.text || !isDuration(line.text)) {
      const isCompany = size !== null && sizeOf(line) >= size - 0.2 && line.gap > 1.5;
      if (isCompany) group = undefined;
      const isFirst = group !== undefined && isDuration(lines[at - 1]?.text ?? '');
      const isBelow = rest.at(-1)?.isStart === true && group === undefined;
      const kept = isCompany || isFirst || isBelow ? { ...line, isStart: !isBelow } : line;
      if (group !== undefined) companies.set(kept, group.name);
      rest.push(kept);
    }
  }
  return { rest, companyOf: (line) => companies.get(line) };
}
