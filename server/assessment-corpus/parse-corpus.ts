import { readFileSync } from 'node:fs';
import type { Locale } from '@torg/protocol/terms';
import type { NeedToMeet } from '../src/assessments/rules/need-to-meet.ts';
import { parseText, readCorpus, type LabelledText } from '../reading-corpus/parse-corpus.ts';
import { listOf, parsePerson, type Person } from './parse-people.ts';
import { named } from './vocabulary.ts';

export const halves = ['tuned', 'held-out'] as const;
export type Half = (typeof halves)[number];

export interface LabelledNeed {
  name: string;
  locale: Locale;
  need: NeedToMeet;
  /** from 3 to 0, by the name of a person */
  fit: ReadonlyMap<string, number>;
  /** the entries that matter most, of one person */
  best: { person: string; titles: readonly string[] };
}

export type Label = 'met' | 'partly' | 'not';
export interface LabelledCriterion {
  text: string;
  labels: ReadonlyMap<string, Label>;
}

const read = (half: Half, file: string): string =>
  readFileSync(new URL(`./${half}/${file}.txt`, import.meta.url), 'utf8');
const partsOf = (text: string): string[] =>
  text
    .split(/^== /m)
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const readPeople = (half: Half): Person[] => partsOf(read(half, 'people')).map(parsePerson);

/** Needs with the fields that they should have; those held out are in the corpus of the reader. */
export const readTexts = (half: Half): LabelledText[] =>
  half === 'held-out'
    ? readCorpus(half).filter(({ fields }) => fields !== undefined)
    : ['nb', 'sv', 'en'].flatMap((language) =>
        read(half, `texts.${language}`)
          .split(/^---$/m)
          .map((source, at) => parseText(`texts.${language} ${at + 1}`, source.trim())),
      );

/** People with so many entries that somebody must choose. */
export const readVeterans = (half: Half): Person[] =>
  partsOf(read(half, 'veterans')).map(parsePerson);

const valuesOf = (lines: readonly string[], name: string): string[] =>
  lines.flatMap((line) => (line.startsWith(`${name}: `) ? [line.slice(name.length + 2)] : []));

const isLocale = (word: string): word is Locale => ['nb', 'sv', 'en'].includes(word);

function parseNeed(source: string): LabelledNeed {
  const [head = '', ...lines] = source.split('\n');
  const [first = '', title = ''] = head.split(' | ');
  const [name = '', locale = ''] = first.split(' ');
  const [best = ''] = valuesOf(lines, 'best');
  const [person = ''] = best.split(' ');
  const grades = valuesOf(lines, 'fit').flatMap(listOf);
  return {
    name,
    locale: isLocale(locale) ? locale : 'nb',
    need: {
      title,
      criteria: [],
      requirements: [
        ...valuesOf(lines, 'must').map((text) => ({ kind: 'must', text }) as const),
        ...valuesOf(lines, 'should').map((text) => ({ kind: 'should', text }) as const),
      ],
      roles: [],
      skills: valuesOf(lines, 'skills')
        .flatMap(listOf)
        .map((key) => named('skill', key)),
      ...{ region: null, allow_remote_work: false, start_date: null },
    },
    fit: new Map(grades.map((one) => [one.split(' ')[0] ?? '', Number(one.split(' ')[1])])),
    best: { person, titles: best.slice(person.length + 1).split('; ') },
  };
}

export const readNeeds = (half: Half): LabelledNeed[] =>
  partsOf(read(half, 'needs')).map(parseNeed);

export const readEngagements = (half: Half): LabelledNeed[] =>
  partsOf(read(half, 'engagements')).map(parseNeed);

export function readCriteria(half: Half): LabelledCriterion[] {
  const [people = '', ...all] = partsOf(read(half, 'criteria'));
  const names = people.replace('people: ', '').split(' ');
  return all.map((source) => {
    const [text = '', ...lines] = source.split('\n');
    const of = (label: string) => valuesOf(lines, label).flatMap((one) => one.split(' '));
    const labelOf = (name: string): Label => {
      if (of('met').includes(name)) return 'met';
      return of('partly').includes(name) ? 'partly' : 'not';
    };
    return { text, labels: new Map(names.map((name) => [name, labelOf(name)])) };
  });
}
