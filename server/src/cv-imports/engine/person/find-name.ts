import { fold } from '@torg/protocol/fold';
import type { FoundEntry } from '@torg/protocol/cv-imports/read-cv';
import type { CvMetadata } from '../../../platform/ports/cv-reader.ts';
import { resemblanceOf } from '../fields/words-of-fields.ts';
import { sourceOf } from '../fields/text-of-lines.ts';
import type { Cell, Line } from '../lines/cell.ts';
import { sectionNamed } from '../sections/heading-words.ts';
import { isCapitals } from '../sections/heading-style.ts';

interface Candidate {
  text: string;
  lines: Line[];
  score: number;
}

const word =
  /^(?:\p{Lu}[\p{L}’'`-]*\.?|von|van|de|der|den|af|av|da|del|la|el|bin|ibn|al|ter|zu|di|dos|du)$/u;
const notNames =
  /\b(?:curriculum|vitae|cv|resume|résumé|profil|profile|kandidat|candidate|consultant|konsulent|konsult|side|page|sida|oslo|norge|norway|sverige|sweden|stockholm|netherlands|kingdom|states|germany|france|linkedin|github|telefon|e-post|email|mobil|adresse|address|konfidensielt|confidential)\b/iu;

/** Words that end so name what somebody does, also as parts of longer ones. */
const roleWord =
  /(?:utvikler|utviklar|utvecklare|udvikler|developer|researcher|training|development|management|engineering|repositories|assistant|engineer|konsulent|konsult|consultant|arkitekt|architect|manager|designer|rådgiver|rådgivar|rådgivare|advisor|analytiker|analyst|direktør|direktör|director|ingeniør|ingenjör|spesialist|specialist|leder|leiar|ledare|scientist|master|owner|lead|student|publishing)$/iu;

const titles =
  /[,\s]+(?:m\.?\s?sc|b\.?\s?sc|m\.?\s?eng|ph\.?\s?d|mba|pmp|cpa|siv\.?\s?ing|m\.?d)\.?(?=$|[\s,])[^\p{Ll}]*$/iu;

const withoutLabel = (text: string): string =>
  text
    .replace(
      /^(?:cv|curriculum vitae|resume|résumé|resumé|navn|namn|name|profil)\s*(?:for|av|of|til|[:–—|-])\s*/iu,
      '',
    )
    .replace(/^(?:navn|namn|name)\s{2,}/iu, '')
    .replace(/\s+[|•·●◦⋄]\s.*$/u, '')
    .replace(/[’']s?\s+(?:cv|resume|résumé|resumé)$/iu, '')
    .replace(/\s+(?:cv|curriculum vitae|resume|résumé|resumé)$/iu, '')
    .replace(/\s*[|,–—-]\s*(?:cv|curriculum vitae|resume|født|born|f\.).*$/iu, '')
    .replace(titles, '')
    .replace(/[\s,(]+\p{L}{3,9}\.?\s\d{1,2},\s\d{4}\)?$/u, '')
    .replace(/\s*\([^)]*\)$/u, '')
    .trim();

/** `Kari Nordmann – Systemutvikler`, or without the dash: a name with what its bearer does. */
function withoutRole(text: string): string {
  const [before = text, behind] = text.split(/\s+[–—-]\s+/u);
  if (behind !== undefined && resemblanceOf(behind).role >= 1) return before;
  const words = text.split(/\s+/);
  if (!roleWord.test(words.at(-1) ?? '')) return text;
  const isRest = (from: number): boolean => resemblanceOf(words.slice(from).join(' ')).role >= 1;
  const length = words.length > 3 && isRest(2) ? 2 : 0;
  return length > 0 ? words.slice(0, length).join(' ') : text;
}

/** `Hugo (Chun-Ho) Lin` */
const withoutOtherName = (text: string): string => text.replace(/\s\([^)]*\)(?=\s)/u, '');

export function isNameLike(text: string): boolean {
  const words = withoutOtherName(text).split(/\s+/);
  if (words.length < 2 || words.length > 6 || text.length > 60 || notNames.test(text)) return false;
  if (!words.every((one) => word.test(one)) || sectionNamed(text) !== null) return false;
  const { place } = resemblanceOf(text);
  return place === 0 && !words.some((one) => roleWord.test(one));
}

/** Small capitals leave `KüSTER`: letters beyond the English ones keep their size. */
const isAllCapitals = (text: string): boolean => isCapitals(text.replaceAll(/[^\p{ASCII}]/gu, ''));

/** The dotted capital of Turkish would become two signs. */
const withCapitals = (text: string): string =>
  text.replaceAll(
    /(\p{L})([\p{L}\p{M}]*)/gu,
    (_, first: string, rest: string) =>
      `${first.toUpperCase()}${rest.replaceAll('İ', 'i').toLowerCase()}`,
  );

const titled = (text: string): string => (isAllCapitals(text) ? withCapitals(text) : text);

const lettersOf = (text: string): string =>
  fold(text)
    .replaceAll('ø', 'o')
    .replaceAll(/[^a-z]/g, '');

/** How much of a name an address has before its `@`. */
function agreement(name: string, email: string | null): number {
  if (email === null) return 0;
  const local = lettersOf(email.split('@')[0] ?? '').replaceAll('ae', 'a');
  const parts = name
    .split(/[\s-]+/)
    .map((one) => lettersOf(one).replaceAll('ae', 'a'))
    .filter((one) => one.length > 1);
  return parts.filter((part) => local.includes(part)).length;
}

const shortestPart = 3;

/** A font without room between words leaves `KariNordmann`, or `KARINORDMANN`: the address has both. */
function withoutGlue(text: string, email: string | null): string {
  const [, first, last] = /^(\p{Lu}\p{Ll}+)(\p{Lu}\p{Ll}+)$/u.exec(text) ?? [];
  if (first !== undefined && agreement(`${first} ${last}`, email) > 0) return `${first} ${last}`;
  if (!/^\p{Lu}+$/u.test(text)) return text;
  for (let at = shortestPart; at <= text.length - shortestPart; at += 1) {
    const parted = `${text.slice(0, at)} ${text.slice(at)}`;
    if (agreement(parted, email) === 2) return parted;
  }
  return text;
}

const lastNameFirst =
  /^(?:(?:nach)?name,\s*vorname|(?:etternavn|efternamn|last name|surname),\s*(?:fornavn|förnamn|first name))\s*:?$/iu;

/** `Name, Vorname:` stands before the last name and the first. */
function inOrder(text: string, { cells: [label] }: Line): string {
  const [last, first, ...more] = text.split(/,\s*/);
  const isTurned = lastNameFirst.test(label?.text ?? '') && first !== undefined;
  return isTurned && more.length === 0 ? `${first} ${last}` : text;
}

function candidatesOf(lines: readonly Line[]): { cells: Cell[]; lines: Line[] }[] {
  return lines.flatMap((line, at) => {
    const next = lines[at + 1];
    const single = line.cells.map((cell) => ({ cells: [cell], lines: [line] }));
    const [one, two] = [line.cells[0], next?.cells[0]];
    const isPair =
      one &&
      two &&
      next &&
      Math.abs(one.size - two.size) < 1 &&
      one.page === two.page &&
      two.baseline - one.baseline < 2.2 * one.size;
    // A heading and what stands under it are no two halves of a name.
    const isHeaded = [one, two].some((cell) => cell && sectionNamed(cell.text) !== null);
    const isShort =
      isPair && !isHeaded && one.text.split(' ').length <= 2 && two.text.split(' ').length <= 2;
    return isShort && next ? [...single, { cells: [one, two], lines: [line, next] }] : single;
  });
}

/** What speaks for a name, or against it, whatever its place. */
function leaningOf(text: string, cells: readonly Cell[], from: readonly Line[]): number {
  const isLabelled = /^(?:navn|namn|name)\b/iu.test(from[0]?.text ?? '');
  const isCompany = resemblanceOf(text).company >= 1;
  return (isLabelled ? 2 : 0) - (cells.length > 1 ? 0.5 : 0) - (isCompany ? 2 : 0);
}

export interface NameHints {
  email: string | null;
  metadata: CvMetadata;
  /** whether a line tells of something else than the person, by the heading over it */
  isContent: (line: Line) => boolean;
}

/** The largest text near the top that looks like a name and agrees with address and metadata. */
export function findName(
  lines: readonly Line[],
  { email, metadata: { author, title }, isContent }: NameHints,
): FoundEntry<string> | null {
  const first = lines.filter(({ page }) => page === 1);
  const height = Math.max(1, ...first.map(({ baseline }) => baseline));
  const body =
    first.map(({ size }) => size).toSorted((a, b) => a - b)[Math.floor(first.length / 2)] ?? 10;
  const largest = Math.max(...first.map(({ size }) => size));
  const isHuge = ({ page, size }: Cell): boolean =>
    page === 1 && size >= largest - 0.5 && size >= 1.5 * body;
  const hints = [author, title].map((hint) => fold(hint ?? ''));
  const candidates = candidatesOf(lines.filter(({ page }) => page <= 2)).flatMap(
    ({ cells, lines: from }): Candidate[] => {
      const [cell] = cells;
      const [line] = from;
      if (!cell || !line) return [];
      const said = inOrder(cells.map((one) => one.text).join(' '), line);
      const whole = withoutLabel(isHuge(cell) ? withoutGlue(said, email) : said);
      const written = cell.size >= 1.2 * body ? withoutRole(whole) : whole;
      // Some designs have no capitals at all.
      const isSmall = isHuge(cell) && written === written.toLowerCase();
      const text = isSmall && agreement(written, email) > 0 ? withCapitals(written) : written;
      const agrees = agreement(text, email);
      const isOneWord = agrees > 0 && isHuge(cell) && word.test(text) && isNameLike(`A ${text}`);
      if (!isNameLike(text) && !isOneWord) return [];
      const hinted = hints.some((hint) => hint !== '' && hint.includes(fold(text))) ? 2 : 0;
      // Skills and languages look like names, too, where a CV keeps the name to itself.
      const isSupported = agrees > 0 || hinted > 0 || isHuge(cell);
      if (!isSupported && from.some(isContent)) return [];
      const low = cell.page === 1 ? cell.baseline / height : 2;
      const large = Math.min(4, Math.max(0, (cell.size / body - 1) * 3));
      const score = large + agrees * 1.5 + hinted - 2.5 * low + leaningOf(text, cells, from);
      return [{ text, lines: from, score }];
    },
  );
  const [best, second] = candidates.toSorted((a, b) => b.score - a.score);
  if (best === undefined) return null;
  const margin = best.score - (second?.score ?? 0);
  const certainty = margin > 1.5 || agreement(best.text, email) >= 2 ? 'certain' : 'likely';
  return { item: titled(best.text), certainty, source: best.lines.map(sourceOf) };
}
