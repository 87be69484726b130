import type { ReadCv } from '@torg/protocol/cv-imports/read-cv';
import type { XmlElement } from '../../platform/ports/cv-files.ts';
import { readCandidate } from './read-europass-candidate.ts';
import { levelOf } from './language-level.ts';
import { StructuredCv } from './structured.ts';
import { all, at, plainText, wordsOf } from './xml-tree.ts';

const words = (element: XmlElement | undefined, ...path: readonly string[]): string =>
  wordsOf(at(element, ...path)).replaceAll('\n', ' ');

/** A date is attributes there: `<From year="2019" month="--08"/>`. */
function monthAt(date: XmlElement | undefined) {
  const month = Number(/\d+/.exec(date?.attributes['month'] ?? '')?.[0] ?? 0);
  const year = Number(date?.attributes['year'] ?? 0);
  return { year: year || null, month: month >= 1 && month <= 12 ? month : null };
}

function periodAt(element: XmlElement) {
  const [from, to] = [monthAt(at(element, 'Period', 'From')), monthAt(at(element, 'Period', 'To'))];
  return {
    from_year: from.year,
    from_month: from.month,
    to_year: to.year,
    to_month: to.month,
  };
}

function readPerson(cv: StructuredCv, learner: XmlElement): void {
  const who = at(learner, 'Identification');
  const name = at(who, 'PersonName');
  cv.setPerson('name', `${words(name, 'FirstName')} ${words(name, 'Surname')}`.trim());
  cv.setPerson('email', words(who, 'ContactInfo', 'Email', 'Contact'));
  cv.setPerson('phone', words(all(at(who, 'ContactInfo', 'TelephoneList'), 'Contact')[0]));
  cv.setPerson('title', words(learner, 'Headline', 'Description', 'Label'));
}

function readEntries(cv: StructuredCv, learner: XmlElement): void {
  for (const job of all(at(learner, 'WorkExperienceList'), 'WorkExperience')) {
    const [company, title] = [words(job, 'Employer', 'Name'), words(job, 'Position', 'Label')];
    const long_description = plainText(at(job, 'Activities'));
    const item = { company, description: title, long_description, ...periodAt(job) };
    cv.add('work_experience', item, company, title);
  }
  for (const education of all(at(learner, 'EducationList'), 'Education')) {
    const [school, programme] = [
      words(education, 'Organisation', 'Name'),
      words(education, 'Title'),
    ];
    const degree = words(education, 'Level', 'Label');
    const description = plainText(at(education, 'Activities'));
    cv.add(
      'education',
      { school, programme, degree, description, ...periodAt(education) },
      school,
      programme,
    );
  }
}

function readLanguages(cv: StructuredCv, learner: XmlElement): void {
  const linguistic = at(learner, 'Skills', 'Linguistic');
  for (const language of all(linguistic, 'MotherTongue')) {
    const language_name = words(language, 'Description', 'Label');
    const levels = { spoken_language_level: 'native', written_language_level: 'native' } as const;
    cv.add('language', { language_name, language_locale: null, ...levels }, language_name);
  }
  for (const language of all(linguistic, 'ForeignLanguage')) {
    const language_name = words(language, 'Description', 'Label');
    const level = at(language, 'ProficiencyLevel');
    const item = {
      language_name,
      language_locale: null,
      spoken_language_level: levelOf(words(level, 'SpokenInteraction')),
      written_language_level: levelOf(words(level, 'Writing')),
    };
    cv.add('language', item, language_name);
  }
}

/** Europass of the years up to 2020: a skills passport. */
function readPassport(passport: XmlElement): ReadCv | null {
  const learner = at(passport, 'LearnerInfo');
  if (learner === undefined) return null;
  const cv = new StructuredCv();
  readPerson(cv, learner);
  readEntries(cv, learner);
  readLanguages(cv, learner);
  return cv.result();
}

/** Europass in either of its forms; null for other XML. */
export function readEuropass(root: XmlElement): ReadCv | null {
  if (root.name === 'SkillsPassport') return readPassport(root);
  if (root.name === 'Candidate') return readCandidate(root);
  return null;
}
