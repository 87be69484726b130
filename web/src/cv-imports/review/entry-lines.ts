import type { FeatureExtractionFlag } from '@torg/protocol/cv-imports/read-cv';
import { languageLevels, type LanguageLevel } from '@torg/protocol/profiles/profile-terms';
import { languageTag } from '../../ui/text/dates.ts';
import { plainFields, type Item } from './item-fields.ts';

interface Lines {
  /** empty where the CV gives it no name */
  title: string;
  /** of a language: how well */
  when: string;
  text: string;
}

const textIn = (item: Item, name: string): string => {
  const value = item[name];
  return typeof value === 'string' ? value.trim() : '';
};

const numberIn = (item: Item, name: string): number | null => {
  const value = item[name];
  return typeof value === 'number' ? value : null;
};

function pointText(locale: string, year: number | null, month: number | null): string {
  if (year === null) return '';
  if (month === null) return String(year);
  const format = new Intl.DateTimeFormat(languageTag(locale), { month: 'short', year: 'numeric' });
  return format.format(new Date(year, month - 1, 1));
}

function periodText(item: Item, { locale, present }: Words): string {
  const point = (year: string, month: string) =>
    pointText(locale, numberIn(item, year), numberIn(item, month));
  if ('year' in item) return point('year', 'month');
  const own = 'year_from' in item;
  const from = own ? point('year_from', '') : point('from_year', 'from_month');
  const to = own ? point('year_to', '') : point('to_year', 'to_month');
  if (from === '') return to;
  return from === to ? from : `${from} – ${to || present}`;
}

interface Words {
  locale: string;
  /** shown as the end of what has none */
  present: string;
  level: (level: LanguageLevel) => string;
}

/** How an entry of a CV is told in a list: what it is, when, and its text. */
export function linesOf(flag: FeatureExtractionFlag, item: Item, words: Words): Lines {
  const ofKind = (kind: string) =>
    plainFields[flag]
      .filter((one) => one.kind === kind)
      .map(({ name }) => textIn(item, name))
      .filter(Boolean);
  const known = languageLevels.filter((level) => ofKind('level').includes(level));
  return {
    title: ofKind('line').join(' · '),
    when: periodText(item, words) || known.map(words.level).join(' / '),
    text: ofKind('text').join('\n\n'),
  };
}
