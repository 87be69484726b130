import type { ReadCv } from '@torg/protocol/cv-imports/read-cv';
import { limits } from '@torg/protocol/limits';
import { readDated, readPositions } from './fields/read-dated.ts';
import { readEducations } from './fields/read-educations.ts';
import { readJobs } from './fields/read-jobs.ts';
import { readLanguages } from './fields/read-languages.ts';
import { readProjects } from './fields/read-projects.ts';
import { readRoles, readSkills } from './fields/read-skills.ts';
import { sourceOf, textOfLines } from './fields/text-of-lines.ts';
import { entryLines, isProse } from './entries/line-features.ts';
import type { Section } from './sections/split-sections.ts';

type Found = ReadCv['found'];

function description({ lines }: Section): Found['profile_description'] {
  const text = textOfLines(entryLines(lines).map((line) => ({ ...line, cells: line.line.cells })));
  if (text.length < 20) return [];
  const item = { description: text.slice(0, limits.profile.description.max) };
  return [{ item, certainty: 'likely', source: lines.map(sourceOf) }];
}

/** `Oslo | kari@firma.example | github.com/kari` has as many words as a sentence. */
const isContact = (text: string): boolean =>
  text.includes('@') || /(?:\S\s+[|•·]\s.*){3}/.test(text);

/** The text that stands below a name without a heading. */
function proseOf(lines: Section['lines']): Section['lines'] {
  const isText = lines.map(
    ({ cells, text }) => cells.length === 1 && cells.some(isProse) && !isContact(text),
  );
  const first = isText.indexOf(true);
  return first < 0 ? [] : lines.slice(first, isText.lastIndexOf(true) + 2);
}

/** What a section holds, by what its heading says it is about. */
export function readSection(section: Section): Found {
  const { kind, lines, columns } = section;
  switch (kind) {
    case 'profile_description':
      return { profile_description: description(section) };
    case 'profile_skill':
      return { profile_skill: readSkills(lines) };
    case 'profile_role':
      return { profile_role: readRoles(lines) };
    case 'project':
      return { project: readProjects(lines, columns) };
    case 'work_experience':
      return readJobs(lines, columns);
    case 'education':
      return { education: readEducations(lines, columns) };
    case 'language':
      return { language: readLanguages(lines) };
    case 'position_experience':
      return { position_experience: readPositions(lines) };
    case 'certification':
    case 'course':
    case 'publication':
    case 'presentation':
    case 'honor':
      return { [kind]: readDated(lines) };
    case 'top':
      return { profile_description: description({ ...section, lines: proseOf(lines) }) };
    case 'contact':
    case 'other':
      return {};
  }
}
