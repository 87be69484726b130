import type { ReadCv } from '@torg/protocol/cv-imports/read-cv';
import type { XmlElement } from '../../platform/ports/cv-files.ts';
import { levelOf } from './language-level.ts';
import { monthOf, periodOf } from './month-of.ts';
import { joined, StructuredCv } from './structured.ts';
import { all, at, plainText, wordsOf } from './xml-tree.ts';

const words = (element: XmlElement | undefined, ...path: readonly string[]): string =>
  wordsOf(at(element, ...path)).replaceAll('\n', ' ');
const firstOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  all(element, name)[0];

function periodAt(element: XmlElement) {
  const moment = (name: string) => words(firstOf(element, name), 'FormattedDateTime');
  return periodOf(moment('StartDate'), moment('EndDate'));
}

function readPerson(cv: StructuredCv, candidate: XmlElement): void {
  const person = at(candidate, 'CandidatePerson');
  const name = at(person, 'PersonName');
  cv.setPerson('name', `${words(name, 'GivenName')} ${words(name, 'FamilyName')}`.trim());
  for (const way of all(person, 'Communication')) {
    const channel = words(way, 'ChannelCode');
    if (/email/i.test(channel)) cv.setPerson('email', words(way, 'URI'));
    if (/telephone/i.test(channel)) {
      const number = [words(way, 'CountryDialing'), words(way, 'DialNumber')].filter(Boolean);
      cv.setPerson('phone', number.join(' '));
    }
  }
}

function readJobs(cv: StructuredCv, profile: XmlElement): void {
  for (const employer of all(at(profile, 'EmploymentHistory'), 'EmployerHistory')) {
    const company = words(employer, 'OrganizationName');
    for (const position of all(employer, 'PositionHistory')) {
      const description = words(position, 'PositionTitle');
      const long_description = plainText(at(position, 'Description'));
      const item = { company, description, long_description, ...periodAt(position) };
      cv.add('work_experience', item, company, description);
    }
  }
}

function readEducations(cv: StructuredCv, profile: XmlElement): void {
  for (const education of all(at(profile, 'EducationHistory'), 'EducationOrganizationAttendance')) {
    const school = words(education, 'OrganizationName');
    const degree = at(education, 'EducationDegree');
    const item = {
      school,
      programme: words(degree, 'DegreeName'),
      degree: words(education, 'EducationLevelCode'),
      description: plainText(firstOf(degree, 'OccupationalSkillsCovered')),
      ...periodAt(education),
    };
    cv.add('education', item, school, item.programme);
  }
}

function readOthers(cv: StructuredCv, profile: XmlElement): void {
  for (const one of all(at(profile, 'Certifications'), 'Certification')) {
    const name = words(one, 'CertificationName');
    const date = words(firstOf(one, 'FirstIssuedDate'), 'FormattedDateTime');
    cv.add('certification', { name, description: '', ...monthOf(date) }, name, date);
  }
  for (const one of all(at(profile, 'PublicationHistory'), 'Publication')) {
    const name = words(one, 'FormattedPublicationDescription') || words(one, 'Title');
    const when = monthOf(words(one, 'Year'));
    cv.add('publication', { name, description: words(one, 'Reference'), ...when }, name);
  }
  for (const skill of all(at(profile, 'PersonQualifications'), 'PersonCompetency')) {
    const name = words(skill, 'CompetencyName');
    const taxonomy = words(skill, 'TaxonomyID');
    const score = words(firstOf(skill, 'CompetencyDimension'), 'Score', 'ScoreText');
    if (/language/i.test(taxonomy)) {
      const code = words(skill, 'CompetencyID');
      const language_name = name || code;
      const level = score === '' ? levelOf('native') : levelOf(score);
      const levels = { spoken_language_level: level, written_language_level: level };
      cv.add('language', { language_name, language_locale: null, ...levels }, language_name);
    } else cv.add('profile_skill', { name, expert: false }, name);
  }
}

/** Europass since 2020, in the form of HR Open Standards. */
export function readCandidate(candidate: XmlElement): ReadCv | null {
  const profile = at(candidate, 'CandidateProfile');
  if (profile === undefined) return null;
  const cv = new StructuredCv();
  readPerson(cv, candidate);
  const summary = joined(plainText(at(profile, 'ExecutiveSummary')));
  cv.add('profile_description', { description: summary }, summary);
  readJobs(cv, profile);
  readEducations(cv, profile);
  readOthers(cv, profile);
  return cv.result();
}
