import type { Locale } from '@torg/protocol/terms';
import type { Judged, Weakness } from './judge-answer.ts';

interface Words {
  good: (good: number, of: number) => string;
  profile: (skills: string) => string;
  noProfile: string;
  weak: (about: { number: number; question: string; why: string }) => string;
  why: Record<Weakness, (judged: Judged) => string>;
}

/** The texts of the built-in rules' assessment. */
export const assessmentWords: Record<Locale, Words> = {
  nb: {
    good: (good, of) => `${good} av ${of} svar går inn på spørsmålet og er konkrete.`,
    profile: (skills) => `Svarene henger sammen med profilen: ${skills}.`,
    noProfile: 'Ingen av svarene nevner en ferdighet eller rolle fra profilen.',
    weak: ({ number, question, why }) => `Svar ${number} («${question}») ${why}.`,
    why: {
      empty: () => 'er tomt',
      short: ({ words }) => `er kort: ${words} ord`,
      repeats_question: () => 'gjentar stort sett bare spørsmålet',
      repeats_itself: () => 'gjentar de samme ordene',
      same_as_other: () => 'er det samme som et annet svar',
      off_topic: () => 'sier lite om det det spørres om',
      vague: () => 'er lite konkret: få tall, navn, egne valg eller ting som er gjort',
    },
  },
  sv: {
    good: (good, of) => `${good} av ${of} svar går in på frågan och är konkreta.`,
    profile: (skills) => `Svaren hänger ihop med profilen: ${skills}.`,
    noProfile: 'Inget av svaren nämner en kompetens eller roll från profilen.',
    weak: ({ number, question, why }) => `Svar ${number} (”${question}”) ${why}.`,
    why: {
      empty: () => 'är tomt',
      short: ({ words }) => `är kort: ${words} ord`,
      repeats_question: () => 'upprepar i stort sett bara frågan',
      repeats_itself: () => 'upprepar samma ord',
      same_as_other: () => 'är detsamma som ett annat svar',
      off_topic: () => 'säger lite om det som frågan gäller',
      vague: () => 'är föga konkret: få siffror, namn, egna val eller saker som gjorts',
    },
  },
  en: {
    good: (good, of) => `${good} of ${of} answers address the question and are concrete.`,
    profile: (skills) => `The answers fit the profile: ${skills}.`,
    noProfile: 'None of the answers mentions a skill or role of the profile.',
    weak: ({ number, question, why }) => `Answer ${number} (“${question}”) ${why}.`,
    why: {
      empty: () => 'is empty',
      short: ({ words }) => `is short: ${words} words`,
      repeats_question: () => 'mostly repeats the question',
      repeats_itself: () => 'repeats the same words',
      same_as_other: () => 'is the same as another answer',
      off_topic: () => 'says little about what is asked',
      vague: () => 'is not concrete: few figures, names, own choices or things done',
    },
  },
};
