import type { SearchSchemaInput } from '@tanstack/react-router';
import { limits } from '@torg/protocol/limits';
import { disciplines, type Discipline } from '@torg/protocol/terms';
import { countIn, oneOf, textIn, textsIn } from '../client/search-params.ts';
import { comparedIn } from './public/compared.ts';

/** Something that the address knows by id and name, so that it need not be looked up to be shown. */
export interface Named {
  uuid: string;
  name: string;
}

export const marketCodes = ['norwegian-market', 'swedish-market'] as const;
export type MarketCode = (typeof marketCodes)[number];

/** One who has all of the skills, or any of them. */
export const matchTypes = ['all', 'any'] as const;
export type MatchType = (typeof matchTypes)[number];

/**
 * What the page keeps in its URL, under the names that links from outside use; a list of what is
 * named stands there as `id,name`, several times.
 */
export interface FindSearch {
  q?: string;
  skills?: string[];
  'match-type'?: MatchType;
  roles?: string[];
  'all-roles-in-disciplines'?: Discipline[];
  regions?: string[];
  'remote-work'?: 'true';
  /** a day: free by then */
  'availability-to'?: string;
  'market-codes'?: MarketCode[];
  anonymized?: 'true';
  /** the saved search that one has opened */
  saved?: string;
  /** those who are compared */
  compare?: string[];
  /** from 1; the first is left out */
  page?: number;
}

export const pageSize = limits.search.page.default;

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** `id,name`; a name may have commas of its own. */
export function namedIn(text: string): Named | undefined {
  const [uuid = '', ...name] = text.split(',');
  if (!isId.test(uuid)) return undefined;
  return { uuid: uuid.toLowerCase(), name: name.join(',') || uuid };
}
export const inAddress = ({ uuid, name }: Named): string => `${uuid},${name}`;

export const namedAll = (texts: readonly string[] | undefined): Named[] =>
  (texts ?? []).flatMap((text) => namedIn(text) ?? []);

const orNone = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

function namesIn(value: unknown, most: number): string[] | undefined {
  const known = new Map(namedAll(textsIn(value)).map((one) => [one.uuid, one]));
  return orNone([...known.values()].slice(0, most).map(inAddress));
}

const wordsIn = <const W extends string>(words: readonly W[], value: unknown): W[] | undefined => {
  const asked = textsIn(value);
  return orNone(words.filter((word) => asked.includes(word)));
};

const flagIn = (value: unknown): 'true' | undefined => (value === 'true' ? 'true' : undefined);

const dayIn = (value: unknown): string | undefined => {
  const text = textIn(value);
  const isDay = text !== undefined && /^[1-9]\d{3}-\d\d-\d\d$/.test(text);
  return isDay && new Date(text).toString() !== 'Invalid Date' ? text : undefined;
};

/** What of a URL the page understands; the rest is left out. */
export function findSearch(search: FindSearch & SearchSchemaInput): FindSearch {
  const lastPage = Math.floor(limits.offset / pageSize);
  const page = Math.min(countIn(search.page, 1), lastPage);
  return {
    q: textIn(search.q)?.trim().slice(0, limits.query) || undefined,
    skills: namesIn(search.skills, limits.search.values),
    'match-type': oneOf(matchTypes, search['match-type']) === 'any' ? 'any' : undefined,
    roles: namesIn(search.roles, limits.search.values),
    'all-roles-in-disciplines': wordsIn(disciplines, search['all-roles-in-disciplines']),
    regions: namesIn(search.regions, limits.search.values),
    'remote-work': flagIn(search['remote-work']),
    'availability-to': dayIn(search['availability-to']),
    'market-codes': wordsIn(marketCodes, search['market-codes']),
    anonymized: flagIn(search.anonymized),
    saved: orNone(textsIn(search.saved).filter((one) => isId.test(one)))?.[0],
    compare: comparedIn(textsIn(search.compare)),
    page: page > 1 ? page : undefined,
  };
}

/** How many filters are set; the words are none. */
export function numberOfFilters(search: FindSearch): number {
  const { skills, roles, regions } = search;
  const one = (value: unknown): number => (value === undefined ? 0 : 1);
  return (
    (skills?.length ?? 0) +
    (roles?.length ?? 0) +
    (regions?.length ?? 0) +
    (search['all-roles-in-disciplines']?.length ?? 0) +
    one(search['remote-work']) +
    one(search['availability-to']) +
    one(search['market-codes']) +
    one(search.anonymized)
  );
}
