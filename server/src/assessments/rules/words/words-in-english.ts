import type { EngineWords } from './sentences.ts';
import { quoting, time } from './phrases.ts';

const quoted = quoting('en');
const long = time({ year: 'year', years: 'years', month: 'month', months: 'months', and: 'and' });
const levels = { basic: 'basic', intermediate: 'good', fluent: 'fluent', native: 'native' };
const inTitle = (title: string): string =>
  title === '' ? '' : `, most recently in ${quoted(title)}`;
const span = (from: number, to: number): string =>
  from === to ? `in ${from}` : `between ${from} and ${to}`;

export const wordsInEnglish: EngineWords = {
  roleCriterion: (name) => `Has worked as ${name}`,
  skillCriterion: (name) => `Has experience with ${name}`,
  placeCriterion: (name) => `Can work in ${name}`,
  startCriterion: (day) => `Available from ${day}`,
  usedIn: ({ name, kind, count, months, from, to, title }) => {
    const has = { role: 'Has worked as', skill: 'Has used', industry: 'Has worked in' }[kind];
    const where = count === 1 ? 'one entry' : `${count} entries`;
    return `${has} ${name} in ${where} ${span(from, to)}, ${long(months)} in all${inTitle(title)}.`;
  },
  shownWithoutDates: (name, title) =>
    `${name} is named${title === '' ? '' : ` in ${quoted(title)}`}, but without dates, so nobody knows for how long.`,
  tooShort: (least) => `What is wanted is ${least} years.`,
  longAgo: (year) => `That was some time ago: last in ${year}.`,
  onlyListed: (name, isMarked) =>
    `${name} stands in the profile${isMarked ? ', highlighted' : ''}, but no project or job shows it.`,
  onlyNear: (name, near, title) =>
    `${name} is not named. Nearest is ${quoted(near)}${title === '' ? '' : ` in ${quoted(title)}`}.`,
  notNamed: (name) => `The CV does not name ${name}.`,
  noRule: 'No rule knows the whole criterion, so it was judged by its meaning.',
  alike: (title, isNear) =>
    `${isNear ? 'The same is meant' : 'Something like it stands'}${title === '' ? ' in the text of the profile' : ` in ${quoted(title)}`}.`,
  nothingAlike: 'The CV has nothing like it.',
  noLanguage: (name) => `The profile does not name ${name}.`,
  hasLanguage: (name, level) => `The profile states ${name}${level ? ` (${levels[level]})` : ''}.`,
  noClearance: 'The CV says nothing about a security clearance or certificate of conduct.',
  hasClearance: (quote) => `The CV names ${quoted(quote)}.`,
  worksAt: (name) => `Works in ${name}.`,
  worksElsewhere: (name, others) => `Does not state ${name}, but ${others}.`,
  noPlace: (name) => `The profile does not say whether ${name} is possible.`,
  remote: (isFine) =>
    isFine ? 'Can work remotely.' : 'The profile does not say that remote work is possible.',
  availableFrom: (day) => `Is available from ${day}.`,
  notAvailable: 'Has not stated when there is time.',
  noExtent: 'The profile does not say how much work is possible.',
  workedFor: (months, from) => `Dated projects and jobs since ${from} come to ${long(months)}.`,
  noDates: 'No project or job has dates, so the number of years is unknown.',
  hasDegree: (title) => `Has ${quoted(title)}.`,
  otherDegree: (title) => `The education is another one, or shorter: ${quoted(title)}.`,
  noEducation: 'The CV shows no education of this level.',
  hasCertificate: (title) => `Has the certification ${quoted(title)}.`,
  onlyCourse: (title) => `Has the course ${quoted(title)}, but no certification.`,
  noCertificate: 'The CV shows no such certification.',
  speaksFor: (criteria) => `Speaks for ${criteria}.`,
  aheadIn: (criterion, score, others) =>
    `${quoted(criterion)}: ${score} of 100, the others ${others} on average.`,
  behindIn: (criterion, score, others) =>
    `${quoted(criterion)}: only ${score} of 100, the others ${others} on average.`,
  likeOthers: (score) => `Does not stand out from the others; ${score} of 100 in all.`,
  meets: (met, all) => `Meets ${met} of ${all} criteria.`,
  missing: (criteria) => `Most is missing for ${criteria}.`,
  strongestIn: (criteria) => `Strongest in ${criteria}.`,
  aboutEqual: (criterion) =>
    `The two are about equal${criterion ? `; they differ most in ${quoted(criterion)}` : ''}.`,
  betterIn: (criterion, score, other) =>
    `They differ most in ${quoted(criterion)}: ${score} against ${other}.`,
  higherScore: (score, other) => `In all ${score} against ${other}.`,
};
