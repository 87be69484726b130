import type { Span } from '@torg/protocol/reading/reading';
import type { SpanKind } from '@torg/protocol/reading/reading-terms';
import type { Region } from '@torg/protocol/regions/regions';
import type { Locale } from '@torg/protocol/terms';
import { atOnce, type Sliced } from '../platform/turns/in-slices.ts';
import { findExtents } from './amounts/find-extents.ts';
import { findRates } from './amounts/find-rates.ts';
import { findCustomers } from './find-customers.ts';
import { findWorkModes } from './find-work-modes.ts';
import type { Found } from './found.ts';
import { markingAll } from './marks/with-marks.ts';
import { findClearance } from './people/find-clearance.ts';
import { findLanguages } from './people/find-languages.ts';
import { findOrganizations } from './people/find-organizations.ts';
import { findSeniority } from './people/find-seniority.ts';
import { findYears } from './people/find-years.ts';
import { findPlaces } from './places/find-places.ts';
import type { Place } from './places/place-index.ts';
import { findingTerms } from './terms/find-terms.ts';
import type { TermIndex } from './terms/term-index.ts';
import { isSwedish } from './text/is-swedish.ts';
import { visibleOf } from './text/visible.ts';
import { wordsOf } from './text/words.ts';
import { findDurations } from './times/find-durations.ts';
import { findTimes } from './times/find-times.ts';
import { withAdded } from './with-added.ts';

/** What a reader knows: the vocabulary, and the places with the ids of their regions. */
export interface Knowledge {
  terms: TermIndex;
  /** by texts for a part of a term: who names one knows it, and who asks for one asks for less */
  narrower: TermIndex;
  places: ReadonlyMap<string, Place>;
  /** by ISO 3166-2 code */
  regions: ReadonlyMap<string, string>;
  /** by their ids */
  regionsById: ReadonlyMap<string, Region>;
}

export interface ReadingSettings {
  /** `2026-11-23`; days without a year are the next ones */
  today: string;
  /** of the names of roles and skills */
  locale: Locale;
  /** what a language model has found in the text, if one was asked */
  added?: readonly Found[];
}

/** Of two meanings of the same words the one with the smaller number counts. */
const rank: Record<SpanKind, number> = {
  customer: 0,
  clearance: 1,
  organization: 1,
  rate: 1,
  work_mode: 2,
  start: 2,
  end: 2,
  deadline: 2,
  duration: 3,
  years: 3,
  extent: 3,
  role: 4,
  skill: 4,
  industry: 4,
  place: 5,
  language: 5,
  seniority: 6,
};

function withoutOverlaps(found: readonly Found[], length: number): Found[] {
  const taken = new Uint8Array(length);
  const best = found.toSorted(
    (a, b) => rank[a.kind] - rank[b.kind] || b.end - b.start - (a.end - a.start),
  );
  const kept = best.filter(({ start, end }) => {
    if (taken.subarray(start, end).includes(1)) return false;
    taken.fill(1, start, end);
    return true;
  });
  return kept.toSorted((a, b) => a.start - b.start);
}

function* readingVisible(
  text: string,
  { terms, places, regions }: Knowledge,
  { today, locale, added = [] }: ReadingSettings,
): Sliced<Span[]> {
  const words = wordsOf(text);
  const finders: (() => Found[])[] = [
    () => findCustomers(text),
    () => findClearance(text),
    () => findOrganizations(text),
    () => findRates(text, isSwedish(words)),
    () => findWorkModes(text),
    () => findTimes(text, today),
    () => findDurations(text),
    () => findYears(text),
    () => findExtents(text),
    () => findPlaces(places, words, text, regions),
    () => findLanguages(words, text),
    () => findSeniority(text),
  ];
  const asked = { text, locale, asksForPeople: true };
  const found: Found[] = yield* findingTerms(terms, words, asked);
  for (const find of finders) {
    yield;
    found.push(...find());
  }
  yield;
  const all = withAdded(text, withoutOverlaps(found, text.length), added);
  return yield* markingAll(text, all, new Set(added));
}

/**
 * Reads a text by rules: the same text, vocabulary and day give the same spans. Signs that show
 * nothing hide nothing either, and stay in the words of the spans.
 */
export function* readingText(
  text: string,
  knowledge: Knowledge,
  settings: ReadingSettings,
): Sliced<Span[]> {
  const visible = visibleOf(text);
  if (visible === undefined) return yield* readingVisible(text, knowledge, settings);
  const added = settings.added?.map((found) => visible.placeOf(found)) ?? [];
  const spans = yield* readingVisible(visible.text, knowledge, { ...settings, added });
  return spans.map((span) => visible.inWhole(span));
}

/** The same without a pause, for texts of a few lines. */
export const readText = (text: string, knowledge: Knowledge, settings: ReadingSettings): Span[] =>
  atOnce(readingText(text, knowledge, settings));
