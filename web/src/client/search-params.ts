type Word = string | number | boolean | null | undefined;
export type Search = Record<string, Word | readonly Word[]>;

/**
 * Parses the search of a URL: `?page=2&skill=a&skill=b`. Every value is a text, and several of one name
 * are a list; each route's `validateSearch` gives them types.
 */
export function parseSearch(search: string): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = {};
  for (const [name, raw] of new URLSearchParams(search)) {
    // No text contains NUL, and PostgreSQL can neither find nor store it.
    const value = raw.replaceAll('\u0000', '');
    const before = found[name];
    found[name] = before === undefined ? value : [before, value].flat();
  }
  return found;
}

/** Leaves out what is not set, so that a list without filters has a bare address. */
export function stringifySearch(search: Search): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const item of [value].flat()) {
      if (item === undefined || item === null || item === '') continue;
      params.append(name, String(item));
    }
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** A text, or undefined. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** A whole number from 1, such as a page; anything else becomes the fallback. */
export const countIn = (value: unknown, fallback: number): number => {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 ? number : fallback;
};

/** One of the allowed words, or undefined. */
export const oneOf = <const W extends string>(words: readonly W[], value: unknown): W | undefined =>
  words.find((word) => word === value);

/** A list of texts, whether the URL has none, one or several. */
export const textsIn = (value: unknown): string[] =>
  [value].flat().filter((item) => typeof item === 'string' && item !== '') as string[];

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Ids, each once, at most a hundred; undefined when there are none. */
export const uuidsIn = (value: unknown): string[] | undefined => {
  const ids = [...new Set(textsIn(value).filter((item) => uuid.test(item)))];
  return ids.length > 0 ? ids.slice(0, 100) : undefined;
};
