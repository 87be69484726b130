import type { ReadCv } from '@torg/protocol/cv-imports/read-cv';
import { levelOf } from './language-level.ts';
import { monthOf, periodOf } from './month-of.ts';
import { joined, listOf, StructuredCv, textOf, textsOf } from './structured.ts';

type Resume = Record<string, unknown>;

const bullets = (value: unknown): string =>
  textsOf(value)
    .map((text) => `- ${text}`)
    .join('\n');

function readPerson(cv: StructuredCv, basics: Resume): void {
  cv.setPerson('name', textOf(basics['name']));
  cv.setPerson('email', textOf(basics['email']));
  cv.setPerson('phone', textOf(basics['phone']));
  cv.setPerson('title', textOf(basics['label']));
  const description = textOf(basics['summary']);
  cv.add('profile_description', { description }, description);
}

/** A skill may be a group, whose keywords are the skills. */
function readSkills(cv: StructuredCv, resume: Resume): void {
  for (const skill of listOf(resume['skills'])) {
    const keywords = textsOf(skill['keywords']);
    const expert = /expert|master/i.test(textOf(skill['level']));
    for (const name of keywords.length > 0 ? keywords : [textOf(skill['name'])]) {
      cv.add('profile_skill', { name, expert }, name);
    }
  }
}

function readWork(cv: StructuredCv, resume: Resume): void {
  for (const job of listOf(resume['work'])) {
    const company = textOf(job['name']) || textOf(job['company']);
    const description = textOf(job['position']);
    const long_description = joined(textOf(job['summary']), bullets(job['highlights']));
    const period = periodOf(job['startDate'], job['endDate']);
    const item = { company, description, long_description, ...period };
    cv.add('work_experience', item, company, description, textOf(job['startDate']));
  }
  for (const job of listOf(resume['volunteer'])) {
    const name = [textOf(job['position']), textOf(job['organization'])].filter(Boolean).join(', ');
    const years = {
      year_from: monthOf(job['startDate']).year,
      year_to: monthOf(job['endDate']).year,
    };
    const description = joined(textOf(job['summary']), bullets(job['highlights']));
    cv.add('position_experience', { name, description, ...years }, name);
  }
}

function readProjects(cv: StructuredCv, resume: Resume): void {
  for (const project of listOf(resume['projects'])) {
    const project_name = textOf(project['name']);
    const item = {
      project_name,
      project_customer: textOf(project['entity']),
      project_description: joined(textOf(project['description']), bullets(project['highlights'])),
      project_role_description: '',
      project_roles: textsOf(project['roles']),
      project_skills: textsOf(project['keywords']),
      ...periodOf(project['startDate'], project['endDate']),
    };
    cv.add('project', item, project_name, item.project_customer, textOf(project['startDate']));
  }
}

function readEducations(cv: StructuredCv, resume: Resume): void {
  for (const education of listOf(resume['education'])) {
    const school = textOf(education['institution']);
    const item = {
      school,
      programme: textOf(education['area']),
      degree: textOf(education['studyType']),
      description: bullets(education['courses']),
      ...periodOf(education['startDate'], education['endDate']),
    };
    cv.add('education', item, school, item.programme, item.degree);
  }
}

/** The lists of what has a name and a moment, with the names of their fields. */
const datedLists = [
  ['certification', 'certificates', 'name', 'issuer', 'date'],
  ['honor', 'awards', 'title', 'awarder', 'date'],
  ['publication', 'publications', 'name', 'publisher', 'releaseDate'],
] as const;

function readDated(cv: StructuredCv, resume: Resume): void {
  for (const [flag, list, nameField, byField, dateField] of datedLists) {
    for (const one of listOf(resume[list])) {
      const [name, by] = [textOf(one[nameField]), textOf(one[byField])];
      const item = { name, description: joined(by, textOf(one['summary'])) };
      cv.add(flag, { ...item, ...monthOf(one[dateField]) }, name, by, textOf(one[dateField]));
    }
  }
}

/** JSON Resume (jsonresume.org), version 1.0.0, and the fields of before. */
export function readJsonResume(value: unknown): ReadCv | null {
  const [resume] = listOf([value]);
  const [basics] = listOf([resume?.['basics']]);
  const lists = ['work', 'education', 'skills', 'projects'];
  if (!resume || !(basics || lists.some((list) => Array.isArray(resume[list])))) return null;
  const cv = new StructuredCv();
  if (basics) readPerson(cv, basics);
  readSkills(cv, resume);
  readProjects(cv, resume);
  readWork(cv, resume);
  readEducations(cv, resume);
  readDated(cv, resume);
  for (const language of listOf(resume['languages'])) {
    const language_name = textOf(language['language']);
    const level = levelOf(textOf(language['fluency']));
    const levels = { spoken_language_level: level, written_language_level: level };
    cv.add('language', { language_name, language_locale: null, ...levels }, language_name);
  }
  return cv.result();
}
