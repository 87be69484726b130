import { months, openEnds, sinceWords } from '../data/headings.ts';
import type { CorpusLanguage, MadeUpPeriod, Month } from './made-up-cv.ts';

export const dateForms = [
  'long',
  'short',
  'dotted',
  'slashed',
  'iso',
  'years',
  'apostrophe',
] as const;
export type DateForm = (typeof dateForms)[number];
export const dashes = [' – ', '–', ' - ', '-', ' — '] as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const two = (number: number): string => String(number).padStart(2, '0');

export function printMonth(
  { year, month }: Month,
  form: DateForm,
  language: CorpusLanguage,
): string {
  const name = months[language][month - 1] ?? '';
  switch (form) {
    case 'long':
      return `${name} ${year}`;
    case 'short':
      return `${language === 'en' ? name.slice(0, 3) : `${name.slice(0, 3)}.`} ${year}`;
    case 'dotted':
      return `${two(month)}.${year}`;
    case 'slashed':
      return `${two(month)}/${year}`;
    case 'iso':
      return `${year}-${two(month)}`;
    case 'years':
      return String(year);
    case 'apostrophe':
      return `${capital(name.slice(0, 3))} ’${two(year % 100)}`;
  }
}

export interface DateLook {
  form: DateForm;
  dash: string;
  /** which of the words for an open end; −1 leaves the end out, −2 says since when */
  open: number;
}

export function printPeriod(
  { from, to }: MadeUpPeriod,
  { form, dash, open }: DateLook,
  language: CorpusLanguage,
): string {
  const start = printMonth(from, form, language);
  if (to === null && open === -2) return `${sinceWords[language]} ${start}`;
  if (to === null && open === -1) return `${start} ${dash.trim()}`;
  // A hyphen without spaces between two dates with hyphens could be read in several ways.
  const between = form === 'iso' ? ' – ' : dash;
  const words = openEnds[language];
  return `${start}${between}${to === null ? words[open % words.length] : printMonth(to, form, language)}`;
}
