import { aboutAttacks, orderPatterns } from './order-patterns.ts';

export interface Cleaned {
  text: string;
  /** the sentences that gave orders, as they stood */
  quotes: string[];
}

/** Signs that are invisible, or turn the direction of the writing. */
const invisible = /[\p{Cf}\u{E0000}-\u{E007F}\u115F\u1160\u3164\uFFA0\u2800]/gu;

/** Cyrillic and Greek letters that look like Latin ones, one for one. */
const others = 'аеорсухіјѕԁһԛԝАВЕКМНОРСТХІЈЅαορυντικΑΒΕΖΗΙΚΜΝΟΡΤΧ';
const ours = 'aeopcyxijsdhqwABEKMHOPCTXIJSaopuvtikABEZHIKMNOPTX';
const likeLatin = new Map(Array.from(others, (letter, at) => [letter, ours[at] ?? letter]));
const lookalike = new RegExp(`[${others}]`, 'gu');
const latin = /\p{Script=Latin}/u;

/** As long as the text, so that what is found has the same place in both. */
const legible = (text: string): string =>
  latin.test(text) ? text.replaceAll(lookalike, (one) => likeLatin.get(one) ?? one) : text;

const quoteMarks = /[«»"“”'‘’`]/u;

/** An order that stands in quotation marks in a sentence about attacks is what somebody works with. */
function isAbout(sentence: string, at: number): boolean {
  const isQuoted = quoteMarks.test(sentence.slice(Math.max(0, at - 2), at + 1));
  return isQuoted && sentence.search(aboutAttacks) >= 0;
}

const isSound = (text: string): boolean => {
  const letters = text.match(/[\p{L} ]/gu)?.length ?? 0;
  return letters / text.length > 0.8 && /\p{L}+ \p{L}+ \p{L}+/u.test(text);
};

/** Words that were written in base64. */
function hiddenWords(text: string): { at: number; length: number }[] {
  return [...text.matchAll(/[A-Za-z0-9+/]{24,}={0,2}/g)].flatMap(({ index, 0: found }) => {
    const decoded = Buffer.from(found, 'base64').toString('utf8');
    return isSound(decoded) ? [{ at: index, length: found.length }] : [];
  });
}

/** `i g n o r e`: letters that were pulled apart are put together for the search. */
const spaced = /(?<!\p{L})(?:\p{L}[ .\-_*]){5,}\p{L}(?!\p{L})/gu;

const pulledApart = /ignore|ignorer|disregard|score|poeng|instruks|instruct|glem/iu;

/** The places where an order begins. */
function placesOf(text: string): number[] {
  const plain = legible(text);
  const places = orderPatterns.flatMap((pattern) =>
    [...plain.matchAll(pattern)].map(({ index }) => index),
  );
  for (const { index, 0: found } of plain.matchAll(spaced)) {
    const joined = found.replaceAll(/[ .\-_*]/g, '');
    if (pulledApart.test(joined)) places.push(index);
  }
  places.push(...hiddenWords(plain).map(({ at }) => at));
  return places.toSorted((a, b) => a - b);
}

/** From where an order begins, its whole line goes: what follows belongs to it. */
const lineAround = (text: string, at: number): { start: number; end: number } => {
  const start = at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  return { start, end: end < 0 ? text.length : end };
};

const sentenceStart = (line: string, at: number): number => {
  const before = line.slice(0, at);
  const ends = [...before.matchAll(/[.!?]\s+/g)].map(({ index, 0: found }) => index + found.length);
  return ends.at(-1) ?? 0;
};

/** Signs that end the data for whoever believes them; nothing behind them is the consultant's own. */
const ends = /^\s*(?:<\||<\/|\[\/?INST|-{3,}|={3,}|#{3,}|"{3}|`{3}|\{|\[)/u;

const mostQuote = 300;

/**
 * Takes out of a text what gives orders to a machine, by rules. From the sentence of an order to the
 * end of its line nothing stays, nor behind a sign that pretends that the text has ended.
 */
export function withoutOrders(written: string): Cleaned {
  const text = written.normalize('NFC').replaceAll(invisible, '');
  const quotes: string[] = [];
  const kept: string[] = [];
  let done = 0;
  for (const at of placesOf(text)) {
    if (at < done) continue;
    const { start, end } = lineAround(text, at + (text[at] === '\n' ? 1 : 0));
    const line = text.slice(start, end);
    const offset = Math.max(0, at - start);
    if (isAbout(line, offset)) continue;
    const from = start + sentenceStart(line, offset);
    const isEnd = ends.test(text.slice(from, end));
    const to = isEnd ? text.length : end;
    const said = text.slice(from, isEnd ? Math.min(text.length, from + mostQuote) : end).trim();
    if (said !== '') quotes.push(said.slice(0, mostQuote).toWellFormed());
    kept.push(text.slice(done, Math.max(done, from)));
    done = to;
  }
  kept.push(text.slice(done));
  return quotes.length === 0
    ? { text, quotes }
    : {
        text: kept
          .join('')
          .replaceAll(/[ \t]+\n/g, '\n')
          .trim(),
        quotes,
      };
}
