import { marketDay } from '@torg/protocol/market-day';
import {
  cvDatedLists,
  cvWords,
  dayText,
  type CvContent,
  type CvDated,
  type CvDatedList,
  type CvMonth,
  type CvNamed,
  type CvPeriod,
} from '../../cvs/cvs.queries.ts';
import type {
  TemplateDate,
  TemplateFields,
  TemplateNames,
} from '../../platform/ports/word-templates.ts';

const date = (text: string, at: CvMonth | null): TemplateDate => ({
  ...{ kind: 'date', text, year: at?.year ?? null, month: at?.month ?? null },
  day: null,
});

function onDay(text: string, day: string | null): TemplateDate {
  const [year = null, month = null, of = null] = day === null ? [] : day.split('-').map(Number);
  return { kind: 'date', text, year, month, day: of };
}

const times = ({ from, to, from_text, to_text, text, duration }: CvPeriod) => ({
  from: date(from_text, from),
  to: date(to_text, to),
  period: text,
  duration,
});

const names = (all: readonly CvNamed[], items: readonly TemplateFields[]): TemplateNames => ({
  kind: 'names',
  text: all.map(({ name }) => name).join(', '),
  items,
});
const named = (all: readonly CvNamed[]) =>
  names(
    all,
    all.map(({ name }) => ({ name })),
  );
const number = (value: number | null | undefined): string => String(value ?? '');

function projects(cv: CvContent): TemplateFields[] {
  return cv.projects.map((one) => {
    const { name, customer, description, role_description } = one;
    const [roles, skills] = [named(one.roles), named(one.skills)];
    return {
      ...{ name, customer, description, role_description, roles, skills, ...times(one.period) },
      project_name: name,
      project_customer: customer,
      project_description: description,
      project_role_description: role_description,
      project_roles: roles,
      project_skills: skills,
    };
  });
}

/** In the profile, the title of a job is called its description. */
const workExperiences = (cv: CvContent): TemplateFields[] =>
  cv.work_experiences.map(({ company, title, description, period }) => ({
    ...{ company, title, description: title, long_description: description, ...times(period) },
  }));

const educations = (cv: CvContent): TemplateFields[] =>
  cv.educations.map(({ programme, degree, school, description, period }) => ({
    ...{ programme, degree, school, description, ...times(period) },
  }));

function dated({ name, description, period }: CvDated, list: CvDatedList): TemplateFields {
  const { from, to } = period;
  const shared = { name, description, ...times(period) };
  if (list === 'positions') {
    return { ...shared, year_from: number(from?.year), year_to: number(to?.year) };
  }
  const [year, month] = [number(from?.year), number(from?.month)];
  return { ...shared, year, month, date: date(period.text, from) };
}

function languages({ locale, languages: all }: CvContent): TemplateFields[] {
  const { levels } = cvWords[locale];
  return all.map(({ name, spoken, written, level_text }) => ({
    ...{ name, language_name: name, level: level_text },
    spoken_language_level: spoken === null ? '' : levels[spoken],
    written_language_level: written === null ? '' : levels[written],
  }));
}

function person(cv: CvContent): TemplateFields {
  const { name, first_name, title, email, phone, description } = cv;
  const experts = cv.skills.filter(({ expert }) => expert);
  return {
    ...{ name, first_name, title, email, phone, description },
    company: cv.company?.name ?? '',
    experience_years: number(cv.experience_years),
    availability: onDay(cv.availability_text, cv.availability),
    regions: cv.regions.join(', '),
    remote: cv.remote_text,
    skills: named(cv.skills),
    skills_expert: named(experts),
    skills_list: cv.skills.map((one) => ({ name: one.name, expert: one.expert })),
    roles: names(
      cv.roles,
      cv.roles.map((one) => ({ name: one.name, emphasize: one.emphasize })),
    ),
  };
}

/** Everything that the tags of a template may ask of a CV. */
export function templateFields(
  cv: CvContent,
  { version, now }: { version: number; now: Date },
): TemplateFields {
  const today = marketDay(now);
  const headings = Object.entries(cvWords[cv.locale].headings);
  const lists = cvDatedLists.map((list) => [list, cv[list].map((one) => dated(one, list))]);
  return {
    ...person(cv),
    projects: projects(cv),
    work_experiences: workExperiences(cv),
    educations: educations(cv),
    ...Object.fromEntries(lists),
    languages: languages(cv),
    ...Object.fromEntries(headings.map(([name, text]) => [`h.${name}`, text])),
    today: onDay(dayText(cv.locale, today), today),
    version: String(version),
  };
}
