import { limits } from '@torg/protocol/limits';
import type { Region } from '@torg/protocol/regions/regions';
import type { Country } from '@torg/protocol/terms';
import type { ReadingKnowledge, Stretch } from '../../../reading/reading.queries.ts';
import type { Field } from './field.ts';
import {
  cut,
  factsNamed,
  isIn,
  partOf,
  preferNamed,
  quote,
  quoteAround,
  spansOf,
  shownAt,
  wordsAt,
  type ReadNeed,
} from '../need-text.ts';

/** Places where somebody works, those of a line that names the place first. */
function placesOf(need: ReadNeed, country: Country | null) {
  const places = preferNamed(need, spansOf(need, 'place'), 'place', 'mode').filter(
    ({ regions }) => regions.length > 0,
  );
  const own = places.filter((place) => place.country === country);
  return own.length > 0 ? own : places;
}

export function regionOf(
  need: ReadNeed,
  { regionsById }: ReadingKnowledge,
  country: Country | null,
): Field<Region> | undefined {
  const [place] = placesOf(need, country);
  const region = regionsById.get(place?.regions[0] ?? '');
  return place && region && { value: region, source: quoteAround(need, place) };
}

const joint = /^(?:[ \t]*(?:,|\/|i|og|och|and|eller|or|in|på)[ \t]*)$/iu;

/** Places beside each other are one description: `Skøyen i Oslo`. */
function placesTogether(need: ReadNeed, places: readonly Stretch[]): Stretch | undefined {
  const [first, ...more] = places;
  if (!first) return undefined;
  let { end } = first;
  for (const place of more) {
    if (place.start < end || !joint.test(need.text.slice(end, place.start))) break;
    end = place.end;
  }
  return { start: first.start, end };
}

/** `Oslo, hybrid (2 dager hjemme)`: how somebody works stands in a field of its own. */
function endOfPlace(need: ReadNeed, whole: Stretch): number {
  // "Karlstad. Distans kan förekomma": what follows is about something else.
  const first = wordsAt(need, whole).search(/(?<=\p{L}{4})\.\s+\p{Lu}/u);
  const fact = { start: whole.start, end: first < 0 ? whole.end : whole.start + first };
  const place = spansOf(need, 'place').findLast((span) => isIn(span, fact));
  const mode = need.spans.find(
    (span) =>
      span.kind === 'work_mode' && isIn(span, fact) && span.start >= (place?.end ?? fact.end),
  );
  if (!place || !mode) return fact.end;
  const between = need.text.slice(place.end, mode.start);
  const cutAt = between.search(/[ \t]*[,(;–-]/u);
  return cutAt < 0 ? fact.end : place.end + cutAt;
}

/** In the text's own words: what a line says of the place, or the places of a sentence. */
export function placeDescriptionOf(
  need: ReadNeed,
  country: Country | null,
): Field<string> | undefined {
  const [fact] = factsNamed(need, 'place');
  const most = limits.assignment.place;
  if (fact) {
    const place = { start: fact.start, end: endOfPlace(need, fact) };
    return { value: cut(shownAt(need, place), most), source: quote(need, fact.line) };
  }
  const together = placesTogether(need, placesOf(need, country));
  return (
    together && {
      value: cut(shownAt(need, together), most),
      source: quoteAround(need, together),
    }
  );
}

const no = /^(?:nei|nej|no|ikke|inte|ingen|inga|none|0 ?%)(?!\p{L})/iu;
const yes =
  /^(?:ja|yes|mulig|möjligt|möjlig|possible|delvis|inntil|opp til|upp till|up to|\d|noe|noen|vissa|some|etter avtale|enligt|by agreement)(?!\p{L})/iu;

/** `Hjemmekontor: ja` says it in two places. */
function modeFact(need: ReadNeed): Field<boolean> | undefined {
  for (const fact of factsNamed(need, 'mode')) {
    const said = wordsAt(need, fact);
    if (no.test(said)) return { value: false, source: quote(need, fact.line) };
    if (yes.test(said)) return { value: true, source: quote(need, fact.line) };
  }
  return undefined;
}

/** Remote work is allowed where a text offers some of it; else only what it denies is known. */
export function remoteOf(need: ReadNeed): Field<boolean> | undefined {
  const fact = modeFact(need);
  if (fact) return fact;
  const modes = need.spans.filter(
    (span) => span.kind === 'work_mode' && partOf(need, span)?.kind !== 'frame',
  );
  const isRemote = (span: (typeof modes)[number]) =>
    span.kind === 'work_mode' && span.mode !== 'on_site';
  const offered = modes.find((span) => isRemote(span) && !span.negation);
  if (offered) return { value: true, source: quoteAround(need, offered) };
  const [said] = modes;
  return said && { value: false, source: quoteAround(need, said) };
}
