import { findRanges, openEnd, type DateRange } from './date-range.ts';
import { monthPattern } from './month-names.ts';

/** Where in a cell its date stands; a year in the middle of prose is none. */
export type DatePlace = 'alone' | 'start' | 'end';
export interface PlacedDate extends DateRange {
  place: DatePlace;
  /** the cell without its date */
  rest: string;
}

const duration =
  /[(·•|,]?\s*(?:ca\.?\s*)?\d{1,2}[.,]?\d?\s*\+?\s*(?:years?|yrs?|år|jahre?|vuotta|months?|mos?|mnd|måneder|månader|mån|md|monate?|kk)\.?(?:\s*(?:og|och|and|,)?\s*\d{1,2}\s*(?:months?|mos?|mnd|måneder|månader|mån|md|monate?|kk)\.?)?\s*\)?/giu;
const edges = /^[\s,;:|·•–—\-()[\]/]+|[\s,;|·•–—\-([\]/]+$/gu;

/** How long something took, as `(2 år 3 mnd)`, says nothing that its dates do not. */
export const withoutDuration = (text: string): string => text.replaceAll(duration, ' ').trim();

export const isDuration = (text: string): boolean =>
  /\d/.test(text) && withoutDuration(text).replaceAll(edges, '') === '';

const piecesOfDates = new RegExp(
  `(?<![\\p{L}])(?:${monthPattern}|${openEnd}|til|till|to|bis|siden|sedan|sidan|since|fra|från|frå|from)(?![\\p{L}])|[\\d\\s.,/'’()[\\]–—−→|-]`,
  'giu',
);

/** Nothing but a date, a part of one, or how long something took. */
export const isDateOnly = (text: string): boolean =>
  isDuration(text) ||
  (text.length <= 45 &&
    /\d{2}|^\p{L}+\.?$/u.test(text) &&
    !/\d{5}/.test(text) &&
    text.replaceAll(piecesOfDates, '') === '');

const words = (text: string): number =>
  text.split(/\s+/).filter((one) => /[\p{L}\d]/u.test(one)).length;
const preposition =
  /\b(?:i|in|en|siden|since|sedan|fra|från|from|av|of|om|the|für|im|til|to|und|og|and|och|ca\.?|rundt|around|after|etter|efter|before|før|innen|by)\s*$/iu;

const about = /(?:^|(?<=[\s(|,]))(?:ca\.?|cirka|circa|omtrent)\s*$/iu;

/** What says that the date is when an education ended, as `Grad. May 2011`. */
const ending =
  /^(?:grad|graduat(?:ed|ion)|expected|anticipated|completed|class of|avlagt|fullført|forventet|ferdig|avslutad|avslutet|beräknad|forventes|examen)(?:\s+(?:graduation|date|ferdig|fullført))?\.?:?$/iu;

function placeOf(text: string, { start, end }: DateRange): DatePlace | null {
  const before = text.slice(0, start).replace(about, '').replaceAll(edges, '').replace(ending, '');
  const after = withoutDuration(text.slice(end)).replaceAll(edges, '');
  if (before === '' && after === '') return 'alone';
  if (before === '') {
    return words(after) <= 16 && !/^[.!?]/.test(text.slice(end).trim()) ? 'start' : null;
  }
  if (after !== '' || words(before) > 14) return null;
  const isParted = /[(,|·•:–—\-/\t]\s*$|\s{2,}$/.test(text.slice(0, start));
  return isParted || !preposition.test(text.slice(0, start)) ? 'end' : null;
}

/** The date of a cell, if its place says that it is one. */
export function dateIn(text: string): PlacedDate | null {
  for (const range of findRanges(text)) {
    const place = placeOf(text, range);
    if (place === null) continue;
    const rest = withoutDuration(`${text.slice(0, range.start)} ${text.slice(range.end)}`);
    return {
      ...range,
      place,
      rest: rest
        .replaceAll(edges, '')
        .replaceAll(/\(\s*\)/g, '')
        .replace(/^[^(]*\)$/u, (part) => part.slice(0, -1))
        .trim()
        .replace(about, '')
        .replace(ending, ''),
    };
  }
  return null;
}
