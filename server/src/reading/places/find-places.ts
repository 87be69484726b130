import type { FoundOf } from '../found.ts';
import type { Word } from '../text/words.ts';
import { placeKey, type Place } from './place-index.ts';

/** A place with the codes of its regions, which whoever knows the database turns into ids. */
export type FoundPlace = FoundOf<'place'>;

const longestName = 4;
const joint = /^[ \u00a0-]$/;
const cue = new Set(
  `i in på at ved vid near fra från from til till to rundt utenfor utanför nära sted arbeidssted ort
  plats placering location arbetsort bosatt based where hvor var stedet platsen`.split(/\s+/),
);
const listJoint = /^\s*(?:,|\/|og|och|and|eller|or|samt)\s*$/iu;
const unit = /^(?:län|fylke|kommune?)$/iu;

const isCapital = ({ text }: Word): boolean => /^\p{Lu}/u.test(text);

interface PlaceAt {
  place: Place;
  count: number;
}

function longestAt(
  index: ReadonlyMap<string, Place>,
  words: readonly Word[],
  at: number,
  isInList: boolean,
): PlaceAt | undefined {
  let most = 1;
  while (most < longestName && joint.test(words[at + most]?.before ?? '')) most += 1;
  for (let count = most; count > 0; count -= 1) {
    const key = placeKey(
      words
        .slice(at, at + count)
        .map(({ text }) => text)
        .join(' '),
    );
    const isOfUnit = unit.test(words[at + count]?.text ?? '');
    // "Nordland, Troms og Finnmark" are three, and no former county.
    if (isInList && /\s(?:og|och)\s/u.test(key)) continue;
    const place = index.get(key) ?? (isOfUnit ? index.get(key.replace(/s$/, '')) : undefined);
    if (place) return { place, count };
  }
  return undefined;
}

/** The places that a text names: with a capital, or after a word such as `i` and `fra`. */
export function findPlaces(
  index: ReadonlyMap<string, Place>,
  words: readonly Word[],
  text: string,
  regionIds: ReadonlyMap<string, string>,
): FoundPlace[] {
  const found: FoundPlace[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at] as Word;
    const before = words[at - 1];
    const last = found.at(-1);
    const isInList = last !== undefined && listJoint.test(text.slice(last.end, word.start));
    const { place, count } = longestAt(index, words, at, isInList) ?? { count: 1 };
    const isSaid = (before && cue.has(before.folded) && /^[\s:]+$/.test(word.before)) || isInList;
    const isPlace =
      place && (isCapital(word) ? isSaid || !place.needsCue : isSaid && !place.needsCue);
    if (isPlace) {
      const { start } = word;
      const { end } = words[at + count - 1] as Word;
      const { name, country } = place;
      const regions = place.regions.flatMap((code) => regionIds.get(code) ?? []);
      found.push({ kind: 'place', start, end, name, country, regions });
    }
    at += isPlace ? count : 1;
  }
  return found;
}
