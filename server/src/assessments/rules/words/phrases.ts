import type { Locale } from '@torg/protocol/terms';

const mostQuoted = 90;
const marks: Record<Locale, readonly [string, string]> = {
  nb: ['«', '»'],
  sv: ['”', '”'],
  en: ['“', '”'],
};

/** Words of somebody else, as the language marks them. */
export const marked = (locale: Locale, said: string): string => marks[locale].join(said);

/** A title or a criterion inside a sentence. */
export const quoting =
  (locale: Locale) =>
  (text: string): string => {
    const said = text.trim().replace(/[.\s]+$/, '');
    const isLong = said.length > mostQuoted;
    return marked(locale, isLong ? `${said.slice(0, mostQuoted - 1).toWellFormed()}…` : said);
  };

interface TimeWords {
  year: string;
  years: string;
  month: string;
  months: string;
  and: string;
}

/** `5 years and 2 months` */
export const time =
  ({ year, years, month, months, and }: TimeWords) =>
  (all: number): string => {
    const [whole, rest] = [Math.floor(all / 12), all % 12];
    const inYears = whole === 0 ? [] : [`${whole} ${whole === 1 ? year : years}`];
    const inMonths = rest === 0 && whole > 0 ? [] : [`${rest} ${rest === 1 ? month : months}`];
    return [...inYears, ...inMonths].join(` ${and} `);
  };
