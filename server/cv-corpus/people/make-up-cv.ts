import { fold } from '@torg/protocol/fold';
import {
  certifications,
  companies,
  firstNames,
  lastNames,
  places,
  schools,
  skills,
} from '../data/names.ts';
import { texts } from '../data/texts.ts';
import { diceOf, type Dice } from './dice.ts';
import type {
  CorpusLanguage,
  MadeUpCv,
  MadeUpJob,
  MadeUpPeriod,
  MadeUpProject,
  Month,
} from './made-up-cv.ts';

export interface CvSize {
  jobs: number;
  educations: number;
  projects: number;
}

const monthAt = (count: number): Month => ({
  year: Math.floor(count / 12),
  month: (count % 12) + 1,
});

/** Periods from today backwards, one after the other with small breaks. */
function periods(dice: Dice, count: number, end: number, isOpen: boolean): MadeUpPeriod[] {
  const made: MadeUpPeriod[] = [];
  let to = end;
  for (let at = 0; at < count; at += 1) {
    const from = to - 8 - dice.upTo(50);
    made.push({ from: monthAt(from), to: at === 0 && isOpen ? null : monthAt(to) });
    to = from - dice.upTo(4) - 1;
  }
  return made;
}

const startOf = ({ from }: MadeUpPeriod): number => from.year * 12 + from.month - 1;
const today = 2026 * 12 + 5;

function jobsOf(dice: Dice, language: CorpusLanguage, count: number): MadeUpJob[] {
  const names = dice.some(companies, count);
  return periods(dice, count, today, dice.chance(0.8)).map((period, at) => ({
    ...period,
    company: names[at] ?? '',
    title: dice.one(texts[language].titles),
    place: dice.one(places[language]),
    lines: dice.some(texts[language].sentences, 1 + dice.upTo(3)),
  }));
}

function projectsOf(dice: Dice, language: CorpusLanguage, count: number): MadeUpProject[] {
  return periods(dice, count, today - 2, dice.chance(0.5)).map((period) => ({
    ...period,
    customer: dice.one(companies),
    name: dice.one(texts[language].projects),
    role: dice.one(texts[language].titles),
    lines: dice.some(texts[language].sentences, 1 + dice.upTo(3)),
    skills: dice.some(skills, 3 + dice.upTo(5)),
  }));
}

const plain = (text: string): string => fold(text).replaceAll(/[^a-z]/g, '');

export function makeUpCv(seed: number, language: CorpusLanguage, size: CvSize): MadeUpCv {
  const dice = diceOf(seed);
  const [first, last] = [dice.one(firstNames), dice.one(lastNames)];
  const jobs = jobsOf(dice, language, size.jobs);
  const begun = jobs.length > 0 ? Math.min(...jobs.map(startOf)) : today - 40;
  const educations = periods(dice, size.educations, begun - 1, false).map((period) => ({
    ...period,
    school: dice.one(schools[language]),
    degree: dice.one(texts[language].degrees),
    place: dice.one(places[language]),
  }));
  const dated = (name: string) => ({ name, date: monthAt(today - dice.upTo(100)) });
  return {
    language,
    name: `${first} ${last}`,
    title: dice.one(texts[language].titles),
    email: `${plain(first)}.${plain(last)}@${dice.one(['eksempel.no', 'example.com', 'post.example', 'exempel.se'])}`,
    phone:
      language === 'sv'
        ? `+46 70 ${100 + dice.upTo(899)} ${10 + dice.upTo(89)} ${10 + dice.upTo(89)}`
        : `+47 ${400 + dice.upTo(599)} ${10 + dice.upTo(89)} ${100 + dice.upTo(899)}`,
    place: dice.one(places[language]),
    summary: dice.some(texts[language].sentences, 3).join(' '),
    jobs,
    educations,
    projects: projectsOf(dice, language, size.projects),
    skills: dice.some(skills, 8 + dice.upTo(8)),
    languages: texts[language].languages
      .slice(0, 2 + dice.upTo(2))
      .map(([name, level]) => ({ name, level })),
    certifications: dice.some(certifications, dice.upTo(4)).map(dated),
    courses: dice.some(texts[language].courses, dice.upTo(3)).map(dated),
  };
}
