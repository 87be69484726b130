import { bulletOf, isBelow } from './bullets.ts';
import type { Line } from './sentences.ts';

/** Headings that stand over prose, also where no list follows. */
const prose = new RegExp(
  `^(?:${[
    String.raw`om (?:oss|kunden|oppdraget|uppdraget|rollen|tjänsten|stillingen|avdelingen|teamet|projektet|prosjektet)`,
    'arbeidsoppgaver|arbetsuppgifter|oppgaver|uppgifter|dine oppgaver|dina uppgifter|hovedoppgaver',
    'bakgrunn|bakgrund|background|beskrivelse|beskrivning|description|oppdragsbeskrivelse',
    'uppdragsbeskrivning|oppdraget|uppdraget|rollen|the role|the assignment|the work|context',
    'responsibilities|tasks|duties|what you will do|about (?:us|the .*)|summary|sammendrag',
    'sammanfattning|vi tilbyr|vi erbjuder|we offer|praktisk.*|practical.*|innledning|inledning',
    'personlige egenskaper|personliga egenskaper|personal qualities|ansvar|ansvarsområden|mål',
    '(?:øvrig|övrig|other|further).*|kontakt.*|contact.*|prosess|process|slik svarer du|(?:hvem er|vem är) du|who (?:you are|are you)',
  ].join('|')})$`,
  'iu',
);
const isProseHeading = (words: string): boolean => prose.test(words);

const mostHeading = 90;
/** `Oppstart: 4. januar`, also in a table */
export const labelled =
  /^(?:\|[ ]*)?(?<label>[^:\n\t|]{2,40}?)[*_]*(?::[*_]*[ \t]+|[ ]*\t[ \t]*|[ ]*\|[ ]*|[ ]{2,})(?=\S)/u;
const signs = /^[#*_\s]+|[:*_?\s]+$/gu;

/** A line that stands over what follows it. */
export function isHeading(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  const words = line?.text.trim() ?? '';
  if (!line || words === '' || words.length > mostHeading) return false;
  if (/^#{1,6} |^\*\*[^*]+\*\*:?$/.test(words)) return true;
  const below = lines.slice(at + 1).find(({ text }) => text.trim() !== '');
  const [bullet, next] = [bulletOf(line.text), below && bulletOf(below.text)];
  const bare = words.slice(bullet?.length ?? 0).replaceAll(signs, '');
  if (bullet !== undefined) {
    const isFirst = (lines[at - 1]?.text ?? '').trim() === '';
    const isOver = next === undefined ? below && isFirst : isBelow(next, bullet);
    return /\d/.test(bullet) && Boolean(isOver) && bare.length <= 60 && !/[.!?,;]$/.test(words);
  }
  if (words.endsWith(':') || isProseHeading(bare)) return true;
  if (/^(?=.*\p{Lu}.*\p{Lu}.*\p{Lu})[^\p{Ll}]{4,60}$/u.test(words)) return true;
  return next !== undefined && !/[.!?,;]$/.test(words) && !labelled.test(words);
}

const mostShort = 80;
/** A line without a bullet that may still be one of a list. */
const isShort = (text: string): boolean =>
  text.trim().length <= mostShort && !/[.!?]\s*$/.test(text);

/** Prose after a list, or a new paragraph, no longer belongs to what asks for something. */
export function isPastSection(lines: readonly Line[], at: number): boolean {
  const [before, own] = [lines[at - 1]?.text ?? '', lines[at]?.text ?? ''];
  const place = lines.slice(0, at).findLastIndex(({ text }) => text.trim() !== '');
  const above = lines[place];
  const isAfterBlank = before.trim() === '';
  const isUnderItem = above !== undefined && bulletOf(above.text) !== undefined;
  if (isUnderItem) return isAfterBlank || !/^(?:\s|\p{Ll})/u.test(own);
  return isAfterBlank && place >= 0 && !isHeading(lines, place) && !isShort(own);
}
