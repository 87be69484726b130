import type { Locale } from '@torg/protocol/terms';
import { isSwedish, words, wordsOf } from '../../reading/reading.queries.ts';

/** One word for all forms, since English has one word for two of them. */
const person: Record<Locale, string> = {
  nb: 'vedkommende',
  sv: 'vederbörande',
  en: 'the consultant',
};

const nordic = 'hun han ham henne hennes hans hon honom hen hens henom'.split(' ');
const english = 'he she him his her hers himself herself'.split(' ');
/** In Norwegian `her` is where one is. */
const alsoNordic = english.filter((word) => word !== 'her');
const isPronoun: ReadonlySet<string> = new Set([...nordic, ...english]);

const any = [...nordic, ...english, 'they', 'them', 'theirs'].join('|');
/** `she/her/hers` */
const listed = words(String.raw`(?:${any})(?:[ ]?/[ ]?(?:${any}))+`);
const pronouns: Record<Locale, RegExp> = {
  nb: words([...nordic, ...alsoNordic].join('|')),
  sv: words([...nordic, ...alsoNordic].join('|')),
  en: words([...nordic, ...english].join('|')),
};

/** Words that say whether somebody is a man or a woman, but not in a name of a trade. */
const gendered: Record<Locale, RegExp> = {
  nb: words('kvinne|mann(?=#(?:på|i|med))|kvinnelig|mannlig|(?:mor|far|mamma|pappa)(?=#til)'),
  sv: words('kvinna|kvinnlig|manlig|(?:mor|far|mamma|pappa)(?=#(?:till|åt))'),
  en: words(
    String.raw`woman|man(?=#(?:of|with|in))|female|male|gentleman|lady|(?:mother|father)(?=#of)|mrs?\.?|ms\.?`,
  ),
};

const joins: Record<'english' | 'nordic', ReadonlySet<string>> = {
  english: new Set('the and of with for to a is was at'.split(' ')),
  nordic: new Set('og i av med som til pa en et er jeg fra'.split(' ')),
};

/** By what is left without the words that are taken out, so that they decide nothing. */
function languageOf(text: string): Locale {
  const rest = wordsOf(text).filter(({ folded }) => !isPronoun.has(folded));
  if (isSwedish(rest)) return 'sv';
  const count = (list: ReadonlySet<string>) => rest.filter(({ folded }) => list.has(folded)).length;
  const isNordic = /[æøå]/iu.test(text) || count(joins.nordic) > count(joins.english);
  return isNordic ? 'nb' : 'en';
}

function lineWithNeutralWords(line: string): string {
  if (line === '') return line;
  const locale = languageOf(line);
  return [listed, pronouns[locale], gendered[locale]].reduce(
    (rest, pattern) => rest.replaceAll(pattern, person[locale]),
    line,
  );
}

/** The same text whether it was written about a woman or a man; its lines may differ in language. */
export const withNeutralWords = (text: string): string =>
  text.split('\n').map(lineWithNeutralWords).join('\n');
