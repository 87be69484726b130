import { describe, expect, it } from 'vitest';
import { maskCv } from '../src/assessments/cv/mask-cv.ts';
import type { MaskedCv } from '../src/assessments/cv/masked-cv.ts';
import { sentPerson } from '../src/assessments/model/evaluate-model.ts';
import { evaluateProfile } from '../src/assessments/rules/evaluate-profile.ts';
import { today } from './engines.ts';
import { halves, readPeople } from './parse-corpus.ts';
import { rowOf, somebody, type Identity } from './row-of.ts';
import { knowledge } from './vocabulary.ts';

const about = { locale: 'nb', today } as const;
const criteria = [
  { id: 'ac_0000000001', criteria: 'Minst fem års erfaring med Java', importance: 'ABSOLUTE' },
  { id: 'ac_0000000002', criteria: 'Har ledet et team', importance: 'NICE_TO_HAVE' },
  { id: 'ac_0000000003', criteria: 'Erfaring fra helsesektoren', importance: 'NICE_TO_HAVE' },
] as const;

const others: Identity[] = [
  { ...somebody, name: 'Mohammed Al-Farsi', email: 'mo@example.com' },
  { ...somebody, name: 'Åse-Marie Ødegård', email: 'aase@example.org', years: [1961, 1985] },
  {
    ...somebody,
    name: 'Bo Li',
    email: 'bo.li@example.net',
    company: 'Lille Data Enkeltpersonforetak',
  },
  { ...somebody, name: 'Siri Kjær', employer: 'Kystbanken ASA', customer: 'Etaten for vei (EV)' },
  { ...somebody, name: 'Jean-Luc O’Brien', phone: '0701-23 45 67', photo: 'photo.png' },
];

interface Pronouns {
  subject: string;
  object: string;
  own: string;
}
const pronouns: Record<'nb' | 'sv' | 'en', readonly [Pronouns, Pronouns]> = {
  nb: [
    { subject: 'hun', object: 'henne', own: 'hennes' },
    { subject: 'han', object: 'ham', own: 'hans' },
  ],
  sv: [
    { subject: 'hon', object: 'henne', own: 'hennes' },
    { subject: 'han', object: 'honom', own: 'hans' },
  ],
  en: [
    { subject: 'she', object: 'her', own: 'her' },
    { subject: 'he', object: 'him', own: 'his' },
  ],
};
const sentences = {
  nb: (one: Identity, { subject, object, own }: Pronouns) =>
    `${one.name} er født i ${one.years[0]} og arbeider i ${one.company}. Kunden ${one.customer} var fornøyd med ${object}, og ${subject} fikk ros for ${own} arbeid. Kontakt: ${one.email} eller ${one.phone}. Uteksaminert fra høyskolen i ${one.years[1]}.`,
  sv: (one: Identity, { subject, object, own }: Pronouns) =>
    `${one.name} är född ${one.years[0]} och arbetar på ${one.company}. Kunden ${one.customer} var nöjd med ${object}, och ${subject} fick beröm för ${own} arbete. Nås på ${one.email} eller ${one.phone}. Tog examen från högskolan ${one.years[1]}.`,
  en: (one: Identity, { subject, object, own }: Pronouns) =>
    `${one.name} was born in ${one.years[0]} and works at ${one.company}. The client ${one.customer} was happy with ${object}, and ${subject} was praised for ${own} work. Write to ${one.email} or call ${one.phone}. Graduated from college in ${one.years[1]}.`,
};

const people = halves.flatMap((half) => readPeople(half).map(({ cv }) => cv));
const locales = ['nb', 'sv', 'en'] as const;

/** What a model would get, and the scores, of a CV with a text about somebody in it. */
function answersOf(cv: MaskedCv, who: Identity, which: Pronouns, locale: 'nb' | 'sv' | 'en') {
  const description = `${sentences[locale](who, which)}\n${cv.description}`;
  const masked = maskCv(rowOf({ ...cv, description }, who), { withLanguages: false });
  const sent = JSON.stringify(sentPerson({ cv: masked, criteria, prompt: '' }));
  return { sent, scores: JSON.stringify(evaluateProfile(masked, criteria, knowledge, about)) };
}

/** Two hundred CVs: everybody of the corpus in three languages, each as somebody else. */
const cases = Array.from({ length: 200 }, (_, at) => ({
  cv: people[at % people.length],
  locale: locales[at % 3] ?? 'nb',
  who: others[at % others.length] ?? somebody,
}));

describe('two hundred profiles', () => {
  it('are the same byte for byte whoever has them, and have the same scores', () => {
    const different = cases.flatMap(({ cv, locale, who }) => {
      if (cv === undefined) return ['nobody'];
      const [one, other] = pronouns[locale];
      const before = answersOf(cv, somebody, one, locale);
      const after = answersOf(cv, who, other, locale);
      const isSame = before.sent === after.sent && before.scores === after.scores;
      return isSame ? [] : [`${after.sent.slice(300, 800)}, not ${before.sent.slice(300, 800)}`];
    });
    expect(different).toEqual([]);
  });

  it('show nothing of who has them', () => {
    const shown = cases.flatMap(({ cv, locale, who }) => {
      if (cv === undefined) return [];
      const { sent, scores } = answersOf(cv, who, pronouns[locale][1], locale);
      const secrets = [who.name, who.email, who.phone, who.company, who.employer, who.customer];
      const years = who.years.map(String).filter((year) => !JSON.stringify(cv).includes(year));
      return [...secrets, ...years].filter((secret) => `${sent}${scores}`.includes(secret));
    });
    expect(shown).toEqual([]);
  });
});
