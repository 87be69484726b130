import { limits } from '@torg/protocol/limits';
import type { FoundEntry, ItemOf } from '@torg/protocol/cv-imports/read-cv';
import { findEntries } from '../entries/find-entries.ts';
import type { EntryLine } from '../entries/line-features.ts';
import type { SectionLine } from '../sections/split-sections.ts';
import type { TableColumn } from '../sections/table-heads.ts';
import { certaintyOf, dateOfEntry, periodOf, short } from './entry-dates.ts';
import { partsOf, type EntryParts } from './pieces.ts';
import { namesIn } from './read-skills.ts';
import { sourceOf, textOfLines } from './text-of-lines.ts';
import { vote, type Reading } from './vote.ts';
import { wholeName } from './whole-line.ts';
import { resemblanceOf } from './words-of-fields.ts';

type Project = FoundEntry<ItemOf<'project'>>;

const labels = {
  role: /^(?:min rolle|rolle|roller|role|roles|roll|rollen|stilling|position)\s*(?::\s*|$)/iu,
  skills:
    /^(?:kompetanser?|kompetens|kompetenser|kompetencer|ferdigheter|färdigheter|teknologi(?:er)?|tekniker|technolog(?:y|ies)|tech(?: stack)?|teknisk miljø|verktøy|verktyg|tools|skills|miljø|miljö|environment|stack|metoder|programmeringsspråk|nøkkelord|keywords)\s*(?::\s*|$)/iu,
  customer: /^(?:kunde|kund|customer|client|oppdragsgiver|uppdragsgivare)\s*:\s*/iu,
};
type Label = keyof typeof labels;

/** The heading above what somebody did in a project, as in our own CVs. */
const contribution =
  /^(?:det jeg gjorde|det jag gjorde|what i did|(?:mitt|eget|my) (?:bidrag|contribution)|bidrag|contribution)\s*:?$/iu;

interface Sorted {
  plain: EntryLine[];
  /** below a heading of their own, up to the next label */
  contributed: EntryLine[];
  labelled: Record<Label, string>;
}

/** The lines below `ROLLE:` and `KOMPETANSE` belong to them; the others describe the project. */
function sortLines(lines: readonly EntryLine[]): Sorted {
  const labelled: Record<Label, string> = { role: '', skills: '', customer: '' };
  const plain: EntryLine[] = [];
  const contributed: EntryLine[] = [];
  let under: Label | 'contribution' | null = null;
  for (const line of lines) {
    const text = line.cells.map((cell) => cell.text).join(' ');
    const label = (Object.keys(labels) as Label[]).find((one) => labels[one].test(text));
    if (label !== undefined) {
      labelled[label] = [labelled[label], text.replace(labels[label], '')]
        .filter(Boolean)
        .join(', ');
      under = label;
    } else if (contribution.test(text.trim())) {
      under = 'contribution';
    } else if (under === 'contribution') {
      contributed.push(line);
    } else if (under === 'skills' && !line.isProse && line.gap !== 'wide') {
      labelled.skills += `, ${text}`;
    } else {
      plain.push(line);
      under = null;
    }
  }
  return { plain, contributed, labelled };
}

/** `Kunde: Tittel` on the first line, as the Nordic export has it. */
const customerAndName = /^([^:]{2,60}):\s+(\S.*)$/u;

function namesOf(parts: EntryParts, reading: Reading, labelled: Sorted['labelled']) {
  const [line] = parts.head;
  const whole = line?.cells.map((cell) => cell.text).join(' ') ?? '';
  const colon = customerAndName.exec(whole);
  if (labelled.customer === '' && colon) return { customer: colon[1] ?? '', name: colon[2] ?? '' };
  const customer = labelled.customer || (reading.second?.text ?? '');
  const name = wholeName(reading.first, reading.second);
  return { customer, name: name === '' ? customer : name };
}

const isRoleOnly = (text: string): boolean =>
  resemblanceOf(text).role >= 1 && resemblanceOf(text).company < 1;

function projectOf(parts: EntryParts, reading: Reading): Project {
  const { plain, contributed, labelled } = sortLines([...parts.head.slice(1), ...parts.body]);
  const { customer, name } = namesOf(parts, reading, labelled);
  const text = textOfLines(plain.filter((line) => parts.body.includes(line)));
  const others = parts.pieces.filter(({ text: one }) => one !== name && one !== customer);
  const role =
    labelled.role ||
    others
      .map(({ text: one }) => one)
      .filter(isRoleOnly)
      .join(', ') ||
    (isRoleOnly(name) ? name : '');
  const date = dateOfEntry(parts);
  const { project } = limits.profile;
  return {
    item: {
      project_name: short(name),
      project_customer: short(customer),
      project_description: text.slice(0, project.description.max),
      project_role_description: textOfLines(contributed).slice(0, project.description.max),
      project_roles: namesIn(role).slice(0, project.roles),
      project_skills: namesIn(labelled.skills).slice(0, project.skills),
      ...periodOf(date, 'both'),
    },
    certainty: certaintyOf(date === null ? 0 : reading.margin, parts.entry.isSure),
    source: parts.entry.lines.map(({ line }) => sourceOf(line)),
  };
}

/** What somebody was in a project, below its name, is neither that nor its customer. */
function withoutRole(parts: EntryParts): EntryParts {
  const [top] = parts.head;
  const pieces = parts.pieces.filter(({ text, line }) => line === top || !isRoleOnly(text));
  return pieces.length < 2 ? parts : { ...parts, pieces };
}

/** Projects out of entries, with their customers. */
export function projectsOf(parts: readonly EntryParts[]): Project[] {
  const readings = vote(parts.map(withoutRole), {
    hasBoth: true,
    first: 'role',
    second: 'company',
    columns: { first: ['project', 'title', 'name'], second: ['customer', 'company'] },
  });
  return parts
    .map((part, at) => projectOf(part, readings[at] as Reading))
    .filter(({ item }) => item.project_name !== '');
}

export const readProjects = (
  lines: readonly SectionLine[],
  columns: readonly TableColumn[] | null,
): Project[] => projectsOf(partsOf(findEntries(lines, false), columns));
