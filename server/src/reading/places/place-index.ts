import { readFileSync } from 'node:fs';
import type { Country } from '@torg/protocol/terms';

export interface Place {
  name: string;
  country: Country;
  /** ISO 3166-2 codes; none for a country */
  regions: readonly string[];
  /** few people mean it, or it is an ordinary word, so that something before it must say a place */
  needsCue: boolean;
}

type Lists = Record<string, string>;
interface Area {
  name: string;
  also: string[];
  regions: string[];
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`./data/${file}.json`, import.meta.url), 'utf8'));

/** Places that are ordinary words, names of people, or both. */
const wordLike = new Set(
  `ale alta ask aure bara berg berger boo bor bro bua bø dale dalen ed eda eide eike fjord flen flå
  gol gran grane grue habo heim herre hjo hol hole hov hova hå höör kil kinn kisa klippan kvam leka
  lena lier lit lom lund löten mark marker mo moen mora moss myra nes nome nora norberg onsala orsa
  os otta rauma rena rolfs ryd sala salem sand sande sel sem siljan skara ski skoger sola stad stange
  stord stranda strand sula sunne tau time tinn torp trosa tveit valla valle vang vara vega vi vik
  vika vinje voss våler å åby ål ås åsa järpen vansbro barcode lade moa tiller bryn stokke`.split(
    /\s+/,
  ),
);

const countryOf = (region: string): Country => (region.startsWith('SE') ? 'SE' : 'NO');

export const placeKey = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ');

function listed(lists: Lists, needsCue: boolean): Place[] {
  return Object.entries(lists).flatMap(([region, names]) =>
    names.split('|').map((name) => ({
      name,
      country: countryOf(region),
      regions: [region],
      needsCue: needsCue || wordLike.has(placeKey(name)) || name.length < 4,
    })),
  );
}

function areas(): Place[] {
  return (read('areas') as Area[]).flatMap(({ name, also, regions }) =>
    [name, ...also].map((one) => ({
      name: one,
      country: countryOf(regions[0] ?? ''),
      regions,
      needsCue: false,
    })),
  );
}

const countries: readonly Place[] = [
  ...['Norge', 'Noreg', 'Norway'].map((name) => ({ name, country: 'NO' as const })),
  ...['Sverige', 'Sweden'].map((name) => ({ name, country: 'SE' as const })),
].map((country) => ({ ...country, regions: [], needsCue: false }));

/** `regions`: names of the regions themselves, by code. What is written by hand counts most. */
export function indexPlaces(regions: Lists): ReadonlyMap<string, Place> {
  const { known, small } = read('places') as { known: Lists; small: Lists };
  const hand = listed(read('by-hand') as Lists, false);
  const all = [...listed(small, true), ...listed(known, false), ...listed(regions, false)];
  const named = [...all, ...hand, ...areas(), ...countries];
  // Vi in Västernorrland is nearly always the word, and Å never the village.
  const isNeverPlace = (name: string) => name.length === 1 || name === 'Vi';
  return new Map(
    named.flatMap((one) => (isNeverPlace(one.name) ? [] : [[placeKey(one.name), one] as const])),
  );
}
