import type { Clearance } from '@torg/protocol/reading/reading-terms';
import type { LanguageLevel } from '@torg/protocol/profiles/profile-terms';
import type { Locale } from '@torg/protocol/terms';

/** What criteria say by themselves, beside the words of the need. */
export interface CriteriaWords {
  role: (name: string) => string;
  skill: (name: string) => string;
  industry: (name: string) => string;
  years: (least: number, isLeast: boolean) => string;
  language: (name: string, level: LanguageLevel | null) => string;
  clearance: Record<Clearance, string>;
  start: (day: string) => string;
  place: (place: string) => string;
  percent: (percent: number) => string;
  /** reasons */
  isRole: string;
  isRequirement: (because: string | undefined) => string;
  isWish: (because: string | undefined) => string;
  isNamed: string;
  isPractical: string;
}

const levels: Record<Locale, Record<LanguageLevel, string>> = {
  nb: { basic: 'grunnleggende', intermediate: 'godt', fluent: 'flytende', native: 'morsmål' },
  sv: { basic: 'grundläggande', intermediate: 'god', fluent: 'flytande', native: 'modersmål' },
  en: { basic: 'basic', intermediate: 'good', fluent: 'fluent', native: 'native' },
};
const levelIn = (locale: Locale, level: LanguageLevel | null): string =>
  level === null ? '' : ` (${levels[locale][level]})`;

export const criteriaWords: Record<Locale, CriteriaWords> = {
  nb: {
    role: (name) => `Har arbeidet som ${name}`,
    skill: (name) => `Har erfaring med ${name}`,
    industry: (name) => `Kjenner bransjen ${name}`,
    years: (least, isLeast) => `${isLeast ? 'Minst ' : ''}${least} års erfaring`,
    language: (name, level) => `Behersker ${name}${levelIn('nb', level)}`,
    clearance: {
      background_check: 'Kan legge frem politiattest eller bakgrunnssjekk',
      unspecified: 'Kan sikkerhetsklareres',
      restricted: 'Kan klareres for BEGRENSET',
      confidential: 'Kan klareres for KONFIDENSIELT',
      secret: 'Kan klareres for HEMMELIG',
      top_secret: 'Kan klareres for STRENGT HEMMELIG',
    },
    start: (day) => `Ledig fra ${day}`,
    place: (place) => `Kan arbeide her: ${place}`,
    percent: (percent) => `Kan arbeide ${percent} %`,
    isRole: 'Det er rollen som trengs.',
    isRequirement: (because) => `Teksten krever det${because ? `: «${because}»` : ''}.`,
    isWish: (because) => `Teksten ønsker det${because ? `: «${because}»` : ''}.`,
    isNamed: 'Teksten nevner det, uten å si at det er et krav.',
    isPractical: 'Det står blant rammene for oppdraget.',
  },
  sv: {
    role: (name) => `Har arbetat som ${name}`,
    skill: (name) => `Har erfarenhet av ${name}`,
    industry: (name) => `Känner branschen ${name}`,
    years: (least, isLeast) => `${isLeast ? 'Minst ' : ''}${least} års erfarenhet`,
    language: (name, level) => `Behärskar ${name}${levelIn('sv', level)}`,
    clearance: {
      background_check: 'Kan visa utdrag ur belastningsregistret eller klara en bakgrundskontroll',
      unspecified: 'Kan säkerhetsprövas',
      restricted: 'Kan säkerhetsprövas för BEGRÄNSAT HEMLIG',
      confidential: 'Kan säkerhetsprövas för KONFIDENTIELL',
      secret: 'Kan säkerhetsprövas för HEMLIG',
      top_secret: 'Kan säkerhetsprövas för KVALIFICERAT HEMLIG',
    },
    start: (day) => `Ledig från ${day}`,
    place: (place) => `Kan arbeta här: ${place}`,
    percent: (percent) => `Kan arbeta ${percent} %`,
    isRole: 'Det är rollen som behövs.',
    isRequirement: (because) => `Texten kräver det${because ? `: ”${because}”` : ''}.`,
    isWish: (because) => `Texten önskar det${because ? `: ”${because}”` : ''}.`,
    isNamed: 'Texten nämner det, utan att säga att det är ett krav.',
    isPractical: 'Det står bland ramarna för uppdraget.',
  },
  en: {
    role: (name) => `Has worked as ${name}`,
    skill: (name) => `Has experience with ${name}`,
    industry: (name) => `Knows the industry ${name}`,
    years: (least, isLeast) => `${isLeast ? 'At least ' : ''}${least} years of experience`,
    language: (name, level) => `Speaks ${name}${levelIn('en', level)}`,
    clearance: {
      background_check: 'Can show a police certificate or pass a background check',
      unspecified: 'Can be security cleared',
      restricted: 'Can be cleared for RESTRICTED',
      confidential: 'Can be cleared for CONFIDENTIAL',
      secret: 'Can be cleared for SECRET',
      top_secret: 'Can be cleared for TOP SECRET',
    },
    start: (day) => `Available from ${day}`,
    place: (place) => `Can work here: ${place}`,
    percent: (percent) => `Can work ${percent}%`,
    isRole: 'It is the role that is needed.',
    isRequirement: (because) => `The text requires it${because ? `: “${because}”` : ''}.`,
    isWish: (because) => `The text would like it${because ? `: “${because}”` : ''}.`,
    isNamed: 'The text names it without saying that it is a requirement.',
    isPractical: 'It is one of the terms of the assignment.',
  },
};
