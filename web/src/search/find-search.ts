import { limits } from '@torg/protocol/limits';
import { disciplines } from '@torg/protocol/terms';
import { choiceAfterFirst, choices, id, listSearch, type SearchOf } from '../client/list-search.ts';
import { textIn, textsIn } from '../client/search-params.ts';
import { comparedIn } from './public/compared.ts';

/** An item in the URL by id and name, so that its name can be shown without a lookup. */
export interface Named {
  uuid: string;
  name: string;
}

export const marketCodes = ['norwegian-market', 'swedish-market'] as const;
export type MarketCode = (typeof marketCodes)[number];

/** Whether a consultant must have all of the chosen skills, or any of them. */
export const matchTypes = ['all', 'any'] as const;
export type MatchType = (typeof matchTypes)[number];

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads `id,name`; the name may contain commas. */
export function namedIn(text: string): Named | undefined {
  const [uuid = '', ...name] = text.split(',');
  if (!isId.test(uuid)) return undefined;
  return { uuid: uuid.toLowerCase(), name: name.join(',') || uuid };
}
export const inAddress = ({ uuid, name }: Named): string => `${uuid},${name}`;

export const namedAll = (texts: readonly string[] | undefined): Named[] =>
  (texts ?? []).flatMap((text) => namedIn(text) ?? []);

function names(value: unknown): string[] | undefined {
  const byId = new Map(namedAll(textsIn(value)).map((one) => [one.uuid, one]));
  const all = [...byId.values()].slice(0, limits.search.values);
  return all.length > 0 ? all.map(inAddress) : undefined;
}

const flag = (value: unknown): 'true' | undefined => (value === 'true' ? 'true' : undefined);

const day = (value: unknown): string | undefined => {
  const text = textIn(value);
  const isDay = text !== undefined && /^[1-9]\d{3}-\d\d-\d\d$/.test(text);
  return isDay && new Date(text).toString() !== 'Invalid Date' ? text : undefined;
};

/**
 * The search in the URL. Parameter names are those that external links use; named items are written
 * as `id,name`, one parameter each.
 */
export const findList = listSearch({
  size: limits.search.page.default,
  filters: {
    skills: names,
    roles: names,
    'all-roles-in-disciplines': choices(disciplines),
    regions: names,
    'remote-work': flag,
    /** a date: available by then */
    'availability-to': day,
    'market-codes': choices(marketCodes),
    anonymized: flag,
  },
  others: {
    'match-type': choiceAfterFirst(matchTypes),
    /** the saved search that was opened */
    saved: id,
    /** the consultants to compare */
    compare: (value: unknown) => comparedIn(textsIn(value)),
  },
});
export type FindSearch = SearchOf<typeof findList>;
