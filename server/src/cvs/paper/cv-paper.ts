import type { CvDesign } from '@torg/protocol/cvs/cv-terms';
import type { CvPaper, CvSection, PaperPicture } from '../../platform/ports/cv-paper.ts';
import {
  cvDatedLists,
  type CvContent,
  type CvDated,
  type CvPeriod,
} from '../content/cv-content.ts';
import { dayText } from '../content/cv-periods.ts';
import { cvWords } from '../content/cv-words.ts';

const times = ({ text: period, duration }: CvPeriod) => ({ period, duration });
const joined = (parts: readonly string[], by: string): string =>
  parts.filter((part) => part.trim() !== '').join(by);
const texts = (...parts: { heading: string; text: string }[]) =>
  parts.filter(({ text }) => text.trim() !== '');

/** Without a name of its own, an entry is called by what stands below it. */
const titled = (name: string, where: string) =>
  name === '' ? { title: where, where: '' } : { title: name, where };

function projects(cv: CvContent): CvSection {
  const { headings, myPart } = cvWords[cv.locale];
  const entries = cv.projects.map((one) => {
    const roles = one.roles.map(({ name }) => name).join(', ');
    const named = titled(one.name, one.customer);
    const heading = one.description.trim() === '' ? '' : myPart;
    return {
      ...named,
      where: joined([named.where, roles], ' · '),
      ...times(one.period),
      texts: texts({ heading: '', text: one.description }, { heading, text: one.role_description }),
      tags: one.skills.map(({ name }) => name),
    };
  });
  return { heading: headings.projects, kind: 'entries', entries };
}

function workAndEducation(cv: CvContent): CvSection[] {
  const { headings } = cvWords[cv.locale];
  const rest = (description: string) => ({
    texts: texts({ heading: '', text: description }),
    tags: [],
  });
  const jobs = cv.work_experiences.map((one) => ({
    ...titled(one.title, one.company),
    ...times(one.period),
    ...rest(one.description),
  }));
  const schools = cv.educations.map((one) => ({
    ...titled(joined([one.degree, one.programme], ', '), one.school),
    ...times(one.period),
    ...rest(one.description),
  }));
  return [
    { heading: headings.work_experiences, kind: 'entries', entries: jobs },
    { heading: headings.educations, kind: 'entries', entries: schools },
  ];
}

const dated = (heading: string, list: readonly CvDated[]): CvSection => ({
  heading,
  kind: 'dated',
  entries: list.map(({ name, description, period }) => ({
    ...{ title: name, where: '', tags: [], ...times(period) },
    texts: texts({ heading: '', text: description }),
  })),
});

/** What is asked for first: how to reach somebody, where they are and when they are free. */
function facts(cv: CvContent): { label: string; value: string }[] {
  const words = cvWords[cv.locale];
  const place = joined([cv.regions.join(', '), cv.remote_text], '. ');
  return [
    { label: words.email, value: cv.email },
    { label: words.phone, value: cv.phone },
    { label: words.company, value: cv.company?.name ?? '' },
    { label: words.region, value: place },
    { label: words.availability, value: cv.availability_text },
    { label: words.experience, value: cv.experience_text },
  ].filter(({ value }) => value !== '');
}

/** What stands at the foot of every page, and what names the parts. */
function wordsOf({ locale, day }: CvContent, version: number): CvPaper['words'] {
  const words = cvWords[locale];
  const foot = `${dayText(locale, day)} · ${words.version} ${version}`;
  const { page, of, skills: tags, when, what, headings } = words;
  return { foot, page, of, tags, when, what, facts: headings.facts };
}

export interface PaperOptions {
  design: CvDesign;
  version: number;
  pictures: { photo: PaperPicture | null; logo: PaperPicture | null };
}

/** A CV as it is laid out. */
export function cvPaper(cv: CvContent, { design, version, pictures }: PaperOptions): CvPaper {
  const { locale, day, name } = cv;
  const words = cvWords[locale];
  const { headings } = words;
  const marked = <T extends { name: string }>(all: readonly T[], isMarked: (one: T) => boolean) =>
    all.map((one) => ({ name: one.name, marked: isMarked(one) }));
  const skills = marked(cv.skills, ({ expert }) => expert);
  const rows = cv.languages.map((one) => [one.name, one.level_text] as const);
  const lists = cvDatedLists.map((list) => dated(headings[list], cv[list]));
  const sections = [projects(cv), ...workAndEducation(cv), ...lists];
  return {
    ...{ locale, design, name, headline: cv.title, ...pictures },
    title: `${words.cv} ${name}`,
    made: new Date(`${day}T00:00:00Z`),
    facts: facts(cv),
    about: { heading: headings.about, text: cv.description },
    roles: { heading: headings.roles, names: marked(cv.roles, ({ emphasize }) => emphasize) },
    skills: { heading: headings.skills, names: skills, mark: words.expert },
    languages: { heading: headings.languages, columns: [words.language, words.level], rows },
    sections: sections.filter(({ entries }) => entries.length > 0),
    words: wordsOf(cv, version),
  };
}
