import type { ReadCv } from '@torg/protocol/cv-imports/read-cv';
import { levelOf } from './language-level.ts';
import { monthOf, periodOf } from './month-of.ts';
import { joined, StructuredCv } from './structured.ts';

type Row = Record<string, string>;
type Tables = Readonly<Record<string, readonly Row[]>>;

const at = (row: Row | undefined, ...names: readonly string[]): string =>
  names.map((name) => row?.[name]?.trim() ?? '').find((value) => value !== '') ?? '';

function readPerson(cv: StructuredCv, tables: Tables): void {
  const [profile] = tables['profile.csv'] ?? [];
  cv.setPerson('name', `${at(profile, 'First Name')} ${at(profile, 'Last Name')}`.trim());
  cv.setPerson('title', at(profile, 'Headline'));
  const addresses = tables['email addresses.csv'] ?? [];
  const primary = addresses.find((row) => /yes/i.test(at(row, 'Primary'))) ?? addresses[0];
  cv.setPerson('email', at(primary, 'Email Address'));
  const [phone] = tables['phonenumbers.csv'] ?? tables['phone numbers.csv'] ?? [];
  cv.setPerson('phone', at(phone, 'Number', 'Phone Number'));
  const summary = at(profile, 'Summary');
  cv.add('profile_description', { description: summary }, summary);
}

function readJobs(cv: StructuredCv, tables: Tables): void {
  for (const row of tables['positions.csv'] ?? []) {
    const [company, title] = [at(row, 'Company Name'), at(row, 'Title')];
    const [from, to] = [at(row, 'Started On'), at(row, 'Finished On')];
    const long_description = at(row, 'Description');
    const item = { company, description: title, long_description, ...periodOf(from, to) };
    cv.add('work_experience', item, company, title, from, to);
  }
  for (const row of tables['volunteering.csv'] ?? []) {
    const name = [at(row, 'Role'), at(row, 'Company Name')].filter(Boolean).join(', ');
    const [from, to] = [monthOf(at(row, 'Started On')), monthOf(at(row, 'Finished On'))];
    const years = { year_from: from.year, year_to: to.year };
    const item = { name, description: at(row, 'Description'), ...years };
    cv.add('position_experience', item, name, at(row, 'Started On'));
  }
}

function readProjects(cv: StructuredCv, tables: Tables): void {
  for (const row of tables['projects.csv'] ?? []) {
    const project_name = at(row, 'Title');
    const [from, to] = [at(row, 'Started On'), at(row, 'Finished On')];
    const item = {
      ...{ project_name, project_customer: '', project_role_description: '' },
      project_description: at(row, 'Description'),
      ...{ project_roles: [], project_skills: [] },
      ...periodOf(from, to),
    };
    cv.add('project', item, project_name, from, to);
  }
}

function readEducations(cv: StructuredCv, tables: Tables): void {
  for (const row of tables['education.csv'] ?? []) {
    const [school, degree] = [at(row, 'School Name'), at(row, 'Degree Name')];
    const [from, to] = [at(row, 'Start Date'), at(row, 'End Date')];
    const item = {
      ...{ school, degree, programme: at(row, 'Field Of Study') },
      description: joined(at(row, 'Notes'), at(row, 'Activities')),
      ...periodOf(from, to),
    };
    cv.add('education', item, school, degree, from, to);
  }
}

/** The files of what has a name and a moment, with the columns of these. */
const datedFiles = [
  ['course', 'courses.csv', ['Name'], []],
  ['certification', 'certifications.csv', ['Name'], ['Started On']],
  ['honor', 'honors.csv', ['Title'], ['Issued On']],
  ['publication', 'publications.csv', ['Name'], ['Published On']],
] as const;

function readDated(cv: StructuredCv, tables: Tables): void {
  for (const [flag, file, names, dates] of datedFiles) {
    for (const row of tables[file] ?? []) {
      const [name, when] = [at(row, ...names), at(row, ...dates)];
      const by = at(row, 'Authority', 'Publisher');
      const description = joined(by, at(row, 'Description'));
      cv.add(flag, { name, description, ...monthOf(when) }, name, by, when);
    }
  }
}

/** LinkedIn's archive of one's own data: tables in English, whatever the language of the member. */
export function readLinkedIn(tables: Tables): ReadCv | null {
  const hasProfile = ['profile.csv', 'positions.csv', 'education.csv'].some((file) => tables[file]);
  if (!hasProfile) return null;
  const cv = new StructuredCv();
  readPerson(cv, tables);
  for (const row of tables['skills.csv'] ?? []) {
    const name = at(row, 'Name');
    cv.add('profile_skill', { name, expert: false }, name);
  }
  readProjects(cv, tables);
  readJobs(cv, tables);
  readEducations(cv, tables);
  readDated(cv, tables);
  for (const row of tables['languages.csv'] ?? []) {
    const language_name = at(row, 'Name');
    const level = levelOf(at(row, 'Proficiency'));
    const levels = { spoken_language_level: level, written_language_level: level };
    cv.add('language', { language_name, language_locale: null, ...levels }, language_name);
  }
  return cv.result();
}
