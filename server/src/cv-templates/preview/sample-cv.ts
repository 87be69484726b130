import type { TemplateSample } from '@torg/protocol/cv-templates/template-tags';
import type { Locale } from '@torg/protocol/terms';
import {
  cvLanguage,
  cvMoment,
  cvPeriod,
  cvWords,
  dayText,
  type CvContent,
  type CvDated,
} from '../../cvs/cvs.queries.ts';
import { sampleNames, sampleWords, type SampleWords } from './sample-words.ts';

/** The samples are as of this day, so that they look the same tomorrow. */
const day = '2026-11-23';

type Months = readonly [number, number, number?, number?];

const named = (names: readonly string[]) => names.map((name) => ({ uuid: name, name }));

function periodOf(locale: Locale, [from_year, from_month, to_year, to_month]: Months) {
  const to = { to_year: to_year ?? null, to_month: to_month ?? null };
  return cvPeriod(locale, day, { from_year, from_month, ...to });
}

/** Six projects, one after the other, told with three texts. */
const projectMonths: readonly Months[] = [
  [2024, 3],
  [2022, 5, 2024, 2],
  [2020, 8, 2022, 4],
  [2019, 1, 2020, 7],
  [2017, 6, 2018, 12],
  [2015, 9, 2017, 5],
];

const projects = (locale: Locale, words: SampleWords): CvContent['projects'] =>
  projectMonths.map((months, at) => {
    const text = words.projects[at % words.projects.length];
    return {
      uuid: `project ${at}`,
      name: words.projectNames[at] ?? '',
      customer: words.customers[at] ?? '',
      description: text?.description ?? '',
      role_description: text?.mine ?? '',
      roles: named(words.roles.slice(at % 2, (at % 2) + 2)),
      skills: named(sampleNames.skills.slice(at, at + 5)),
      period: periodOf(locale, months),
    };
  });

const workMonths: readonly Months[] = [
  [2020, 8],
  [2017, 1, 2020, 7],
  [2015, 8, 2016, 12],
];

const workExperiences = (locale: Locale, words: SampleWords): CvContent['work_experiences'] =>
  workMonths.map((months, at) => ({
    uuid: `job ${at}`,
    company: words.companies[at] ?? '',
    title: words.workTitles[at] ?? '',
    description: words.jobText,
    period: periodOf(locale, months),
  }));

const educations = (locale: Locale, words: SampleWords): CvContent['educations'] =>
  words.schools.map(({ degree, programme, school }, at) => ({
    ...{ uuid: `school ${at}`, degree, programme, school, description: '' },
    period: periodOf(locale, at === 0 ? [2013, 8, 2015, 6] : [2010, 8, 2013, 6]),
  }));

const dated = (locale: Locale, names: readonly string[]): CvDated[] =>
  names.map((name, at) => ({
    ...{ uuid: name, name, description: '' },
    period: cvMoment(locale, 2024 - at, ((at * 4) % 12) + 1),
  }));

const languages = (locale: Locale): CvContent['languages'] =>
  (['nb', 'en', 'de'] as const).map((code, at) => {
    const level = (['native', 'fluent', 'intermediate'] as const)[at] ?? 'basic';
    return cvLanguage(locale, {
      ...{ uuid: code, revision: 0, came: null },
      ...{ language_name: '', language_locale: code },
      ...{ spoken_language_level: level, written_language_level: level },
    });
  });

/** Nearly nothing, as a profile is on its first day. */
function thin(locale: Locale, words: SampleWords): CvContent {
  return {
    ...{ locale, profile: 'sample', day, name: words.name, title: words.title },
    first_name: words.name.split(' ')[0] ?? '',
    ...{ image: null, email: '', phone: '', company: null, description: '' },
    ...{ experience_years: null, experience_text: '', availability: null, availability_text: '' },
    ...{ regions: [], is_remote: false, remote_text: '' },
    ...{ roles: [], skills: [], projects: [], educations: [], languages: [] },
    work_experiences: workExperiences(locale, words)
      .slice(0, 1)
      .map((one) => ({ ...one, description: '' })),
    ...{ certifications: [], courses: [], honors: [] },
    ...{ presentations: [], publications: [], positions: [] },
  };
}

function full(locale: Locale, words: SampleWords): CvContent {
  const said = cvWords[locale];
  return {
    ...thin(locale, words),
    ...{ image: 'sample', email: 'kari.nordvik@example.com', phone: '+47 900 00 000' },
    company: { name: words.companies[0] ?? '', country: 'NO', logo: 'sample' },
    description: words.about,
    ...{ experience_years: 11, experience_text: said.years(11) },
    ...{
      availability: '2027-01-04',
      availability_text: said.availableFrom(dayText(locale, '2027-01-04')),
    },
    ...{ regions: words.regions, is_remote: true, remote_text: said.remote },
    roles: named(words.roles).map((one, at) => ({ ...one, emphasize: at < 2 })),
    skills: named(sampleNames.skills).map((one, at) => ({ ...one, expert: at < 5 })),
    projects: projects(locale, words),
    work_experiences: workExperiences(locale, words),
    educations: educations(locale, words),
    languages: languages(locale),
    certifications: dated(locale, sampleNames.certifications),
    courses: dated(locale, words.courses),
    honors: dated(locale, words.honors),
    presentations: dated(locale, words.presentations),
    publications: dated(locale, words.publications),
    positions: dated(locale, words.positions),
  };
}

/** The CV of somebody who does not exist, to see a template filled. */
export function sampleCv(sample: TemplateSample, locale: Locale): CvContent {
  const make = sample === 'thin' ? thin : full;
  return make(locale, sampleWords[locale]);
}
