import { aCvPaper } from '../../server/src/adapters/typesetting/a-cv-paper.ts';
import type { CvEntry, CvPaper } from '../../server/src/platform/ports/cv-paper.ts';
import type {
  TemplateFields,
  TemplateNames,
} from '../../server/src/platform/ports/word-templates.ts';

/** A CV whose person and projects nobody had before, so that nothing of it is remembered. */
export function cvPaperOf(turn: number): CvPaper {
  const usual = aCvPaper();
  return aCvPaper({
    name: `${usual.name} ${turn}`,
    title: `${usual.title} ${turn}`,
    about: { ...usual.about, text: `${usual.about.text} ${turn}` },
    sections: usual.sections.map((section) => ({
      ...section,
      entries: section.entries.map((entry) => ({ ...entry, title: `${entry.title} ${turn}` })),
    })),
  });
}

const namesOf = (all: readonly { name: string }[]): TemplateNames => ({
  kind: 'names',
  text: all.map(({ name }) => name).join(', '),
  items: all.map(({ name }) => ({ name })),
});

const entryFields = ({ title, where, period, duration, texts, tags }: CvEntry): TemplateFields => ({
  ...{ project_name: title, project_customer: where, title, company: where, name: title },
  ...{ degree: title, programme: '', school: where, period, duration, date: period },
  project_description: texts[0]?.text ?? '',
  project_role_description: texts[1]?.text ?? '',
  long_description: texts[0]?.text ?? '',
  project_roles: namesOf([]),
  project_skills: namesOf(tags.map((name) => ({ name }))),
});

const lists = ['projects', 'work_experiences', 'educations', 'certifications', 'courses'] as const;

/** The same CV for a template of a company. */
export function templateFieldsOf(paper: CvPaper): TemplateFields {
  const { name, headline, about, roles, skills, languages, sections } = paper;
  const [email, phone, company, regions, availability] = paper.facts.map(({ value }) => value);
  const headings = lists.map((list, at) => [`h.${list}`, sections[at]?.heading ?? '']);
  return {
    ...{ name, title: headline, description: about.text, remote: '' },
    ...Object.fromEntries(Object.entries({ email, phone, company, regions, availability })),
    roles: namesOf(roles.names),
    skills: namesOf(skills.names),
    skills_list: skills.names.map((one) => ({ name: one.name, expert: one.marked })),
    languages: languages.rows.map(([language, level]) => ({ name: language, level })),
    ...Object.fromEntries(
      lists.map((list, at) => [list, (sections[at]?.entries ?? []).map(entryFields)]),
    ),
    ...Object.fromEntries(headings),
    'h.about': about.heading,
    'h.roles': roles.heading,
    'h.skills': skills.heading,
    'h.languages': languages.heading,
  } as TemplateFields;
}
