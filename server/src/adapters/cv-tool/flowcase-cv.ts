import { z } from 'zod';
import type { ToolCv } from '../../platform/ports/cv-tool-shapes.ts';
import {
  datedOf,
  entryOf,
  listOf,
  periodOf,
  projectOf,
  skillOf,
  summaryOf,
  textsOf,
  type Row,
} from './flowcase-entries.ts';
import { picture } from './flowcase-users.ts';
import { moment, text, textOrNull, texts, whole, wholeOrZero } from './flowcase-values.ts';

const Head = z.looseObject({
  _id: text,
  id: text,
  user_id: text,
  bruker_id: text,
  name: text,
  navn: text,
  email: textOrNull,
  telephone: textOrNull,
  telefon: textOrNull,
  title: texts,
  language_code: textOrNull,
  image: picture,
  owner_updated_at: moment,
  updated_at: moment,
});

const idsOf = (row: Row, key: string): Set<string> =>
  new Set(listOf(row, key, entryOf).map(({ id }) => id));

/** Lists whose entries have a name of their own and little else. */
function plainLists(row: Row) {
  return {
    works: listOf(row, 'work_experiences', (one) => ({
      ...entryOf(one),
      ...periodOf(one),
      company: textsOf(one, 'employer'),
      role: textsOf(one, 'description'),
      text: textsOf(one, 'long_description'),
    })),
    educations: listOf(row, 'educations', (one) => ({
      ...entryOf(one),
      ...periodOf(one),
      school: textsOf(one, 'school'),
      degree: textsOf(one, 'degree'),
      text: textsOf(one, 'description'),
    })),
    positions: listOf(row, 'positions', (one) => ({
      ...entryOf(one),
      ...periodOf(one),
      name: textsOf(one, 'name'),
      text: textsOf(one, 'description'),
    })),
    languages: listOf(row, 'languages', (one) => ({
      ...entryOf(one),
      name: textsOf(one, 'name'),
      level: textsOf(one, 'level'),
    })),
  };
}

const datedLists = (row: Row) => ({
  certifications: listOf(row, 'certifications', datedOf({ name: 'name', by: 'organiser' })),
  courses: listOf(row, 'courses', datedOf({ name: 'name', by: 'program' })),
  presentations: listOf(row, 'presentations', datedOf({ name: 'description' })),
  publications: listOf(row, 'blogs', datedOf({ name: 'name', by: 'url' })),
  honors: listOf(row, 'honors_awards', datedOf({ name: 'name', by: 'issuer' })),
});

function sectionsOf(row: Row) {
  const highlighted = idsOf(row, 'highlighted_roles');
  return {
    summaries: listOf(row, 'key_qualifications', summaryOf),
    skillGroups: listOf(row, 'technologies', (group) => ({
      ...entryOf(group),
      category: textsOf(group, 'category'),
      skills: listOf(group, 'technology_skills', skillOf),
    })),
    roles: listOf(row, 'cv_roles', (role) => ({
      ...entryOf(role),
      name: textsOf(role, 'name'),
      years: wholeOrZero.parse(role['years_of_experience']),
      isHighlighted:
        highlighted.has(entryOf(role).id) || whole.parse(role['starred_order']) !== null,
    })),
    projects: listOf(row, 'project_experiences', projectOf),
    ...plainLists(row),
    ...datedLists(row),
  };
}

/** An answer of v3/cvs; what is no CV at all is refused, everything in it is taken as far as it goes. */
export const FlowcaseCv = z.record(z.string(), z.unknown()).transform((row, context): ToolCv => {
  const head = Head.parse(row);
  const [id, user] = [head._id || head.id, head.user_id || head.bruker_id];
  if (id === '' || user === '') {
    context.addIssue({ code: 'custom', message: 'is no CV' });
    return z.NEVER;
  }
  return {
    id,
    user,
    name: head.name || head.navn,
    email: head.email?.toLowerCase() ?? null,
    phone: head.telephone ?? head.telefon,
    title: head.title,
    language: head.language_code?.toLowerCase() ?? null,
    pictureUrl: head.image,
    updatedAt: head.owner_updated_at ?? head.updated_at,
    ...sectionsOf(row),
  };
});
