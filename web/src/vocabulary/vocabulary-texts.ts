import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  CompetencyStatus,
  SynonymRelation,
  ManagedType,
} from '@torg/protocol/competencies/competency-terms';
import type { Locale } from '@torg/protocol/terms';

export const typeTexts: Record<ManagedType, MessageDescriptor> = {
  role: msg`Rolle`,
  skill: msg`Ferdighet`,
};

export const statusTexts: Record<CompetencyStatus, MessageDescriptor> = {
  active: msg`I bruk`,
  proposed: msg`Foreslått`,
  merged: msg`Slått sammen`,
  rejected: msg`Avvist`,
};

export const statusColors: Record<CompetencyStatus, string> = {
  active: 'spruce',
  proposed: 'clay',
  merged: 'gray',
  rejected: 'gray',
};

export const relationTexts: Record<SynonymRelation, MessageDescriptor> = {
  same: msg`Det samme`,
  narrower: msg`Noe snevrere`,
  ambiguous: msg`Flertydig`,
};

/** What a synonym of this relation does to searches. */
export const relationHints: Record<SynonymRelation, MessageDescriptor> = {
  same: msg`Søk på ordet finner alle som har kompetansen.`,
  narrower: msg`Den som nevner ordet, finnes av søk på kompetansen. Søk på ordet gir de andre lenger ned.`,
  ambiguous: msg`Ordet foreslår kompetansen mens man skriver, men byttes aldri ut i søket.`,
};

export const languages = ['any', 'nb', 'sv', 'en'] as const;
export type Language = (typeof languages)[number];
export const languageTexts: Record<Language, MessageDescriptor> = {
  any: msg`Alle språk`,
  nb: msg`Bokmål`,
  sv: msg`Svensk`,
  en: msg`Engelsk`,
};
export const localeOf = (language: Language): Locale | null =>
  language === 'any' ? null : language;
export const languageOf = (synonym: { locale: Locale | null } | undefined): Language =>
  synonym?.locale ?? 'any';
