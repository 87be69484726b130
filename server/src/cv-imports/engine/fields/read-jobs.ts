import { limits } from '@torg/protocol/limits';
import type { FoundEntry, ItemOf } from '@torg/protocol/cv-imports/read-cv';
import type { TableColumn } from '../sections/table-heads.ts';
import { partDatedBullets } from '../entries/dated-bullets.ts';
import { findEntries } from '../entries/find-entries.ts';
import type { SectionLine } from '../sections/split-sections.ts';
import { certaintyOf, dateOfEntry, periodOf, short } from './entry-dates.ts';
import { partAssignments, withoutHeads } from './assignments.ts';
import { companyGroups } from './company-groups.ts';
import { employerSpans } from './employer-spans.ts';
import { partsOf, type EntryParts } from './pieces.ts';
import { projectsOf } from './read-projects.ts';
import { sourceOf, textOfLines } from './text-of-lines.ts';
import { vote, type Reading } from './vote.ts';

type Job = FoundEntry<ItemOf<'work_experience'>>;

const roles = {
  first: 'role',
  second: 'company',
  columns: { first: ['title', 'project'], second: ['company', 'customer'] },
} as const;

const leftover = (parts: EntryParts, { first, second }: Reading): string =>
  parts.pieces
    .filter((piece) => piece !== first && piece !== second && piece.text.length > 40)
    .map(({ text }) => text)
    .join(' ');

function jobOf(parts: EntryParts, reading: Reading, company: string): Job {
  const { first, second, margin } = reading;
  const text = [leftover(parts, reading), textOfLines(parts.body)].filter(Boolean).join('\n');
  const date = dateOfEntry(parts);
  return {
    item: {
      company: short(second?.text ?? company),
      description: short(first?.text),
      long_description: text.slice(0, limits.profile.itemText),
      ...periodOf(date, 'both'),
    },
    certainty: certaintyOf(date === null ? 0 : margin, parts.entry.isSure),
    source: parts.entry.lines.map(({ line }) => sourceOf(line)),
  };
}

type CompanyOf = ReturnType<typeof companyGroups>['companyOf'];

function jobsOf(all: readonly EntryParts[], companyOf: CompanyOf): Job[] {
  const { positions: parts, employerOf } = employerSpans(all);
  const readings = vote(parts, {
    ...roles,
    columns: { first: [...roles.columns.first], second: [...roles.columns.second] },
  });
  let last = '';
  const jobs: Job[] = [];
  for (const [at, part] of parts.entries()) {
    const reading = readings[at] as Reading;
    const [first] = part.entry.lines;
    const grouped = employerOf(part) ?? (first && companyOf(first.line));
    const isNamed = reading.second !== null && grouped === undefined;
    const company = grouped ?? (reading.second?.text || last);
    const job = jobOf(
      part,
      grouped === undefined ? reading : { ...reading, second: null },
      company,
    );
    if (isNamed || grouped !== undefined) last = company;
    if (job.item.company !== '' || job.item.description !== '') jobs.push(job);
  }
  return jobs;
}

/** The jobs of a section: positions at one employer are jobs of their own, assignments projects. */
/** All years together, as beside a label in a margin, are no job. */
const isSum = ({ text }: SectionLine): boolean =>
  /^\D{0,12}\d{1,2}\+?\s*(?:års?|years?(?: of)?)\s+(?:erfaring|erfarenhet|experience)\.?$/iu.test(
    text,
  );

export function readJobs(
  lines: readonly SectionLine[],
  columns: readonly TableColumn[] | null,
): { work_experience: Job[]; project: ReturnType<typeof projectsOf> } {
  const { rest, begins } = withoutHeads(lines.filter((line) => !isSum(line)));
  const { rest: grouped, companyOf } = companyGroups(rest);
  const parts = partsOf(partDatedBullets(findEntries(grouped, false)), columns);
  const { jobs, assignments } = partAssignments(parts, begins);
  return { work_experience: jobsOf(jobs, companyOf), project: projectsOf(assignments) };
}
