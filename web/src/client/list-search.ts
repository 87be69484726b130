import type { SearchSchemaInput } from '@tanstack/react-router';
import { limits } from '@torg/protocol/limits';
import { sortDirections, type SortDirection } from '@torg/protocol/terms';
import { countIn, oneOf, textIn, textsIn, uuidsIn } from './search-params.ts';

/** Parses a parameter of the address; undefined where it is invalid. */
type Reader<T> = (value: unknown) => T | undefined;
type Readers = Record<string, Reader<unknown>>;
type ReadBy<R extends Readers> = { [N in keyof R]?: Exclude<ReturnType<R[N]>, undefined> };
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- a list may have none of them
type None = Record<never, never>;

/** What the address of every list may contain; defaults are left out. */
export interface BaseSearch<S extends string = string> {
  q?: string;
  sort?: S;
  direction?: SortDirection;
  /** from 1; the first is left out */
  page?: number;
}

interface ListOptions<S extends string, F extends Readers, K extends Readers> {
  /** how many are on a page */
  size: number;
  /** each with its default direction; the first field is the default order */
  sorts?: Record<S, SortDirection>;
  /** the filters beside the words; without any the list has no search at all */
  filters?: F;
  /** other parameters, such as a tab; they stay when the filters are removed */
  others?: K;
}

export interface ListDefinition<Search extends object, S extends string> {
  size: number;
  sorts: readonly S[];
  firstDirection: (sort: S) => SortDirection;
  /** for `validateSearch` of the route: the valid part of an address */
  read: (search: Search & SearchSchemaInput) => Search;
  sorting: (search: Search) => { sort: S; direction: SortDirection };
  paging: (search: Search) => { limit: number; offset: number };
  /** how many filters are set, including the words; each of several values counts */
  numberOfFilters: (search: Search) => number;
  withoutFilters: (search: Search) => Search;
}

export type SearchOf<L> = L extends ListDefinition<infer Search, infer _> ? Search : never;
export type SortOf<L> = L extends ListDefinition<infer _, infer S> ? S : never;

/** Defines what a list stores in its address: its order, its filters, and its page. */
export function listSearch<
  S extends string = never,
  F extends Readers = None,
  K extends Readers = None,
>({ size, sorts, filters, others }: ListOptions<S, F, K>) {
  type Search = BaseSearch<S> & ReadBy<F> & ReadBy<K>;
  const directions = (sorts ?? {}) as Record<S, SortDirection>;
  const fields = Object.keys(directions) as S[];
  const first = fields[0] as S;
  const narrowing = filters ? ['q', ...Object.keys(filters)] : [];
  const valuesOf = (search: object) =>
    narrowing.flatMap((name) => (search as Record<string, unknown>)[name] ?? []);
  const lastPage = Math.floor(limits.offset / size);

  return {
    size,
    sorts: fields,
    firstDirection: (sort) => directions[sort],
    read: (search) => {
      const raw: Record<string, unknown> = search;
      const page = Math.min(countIn(raw.page, 1), lastPage);
      return {
        ...(filters && { q: wordsIn(raw.q), ...readAll(filters, raw) }),
        ...(others && readAll(others, raw)),
        ...(sorts && sortingIn(fields, directions, raw)),
        page: page > 1 ? page : undefined,
      } as Search;
    },
    sorting: ({ sort = first, direction = directions[sort] }) => ({ sort, direction }),
    paging: ({ page = 1 }) => ({ limit: size, offset: (page - 1) * size }),
    numberOfFilters: (search) => valuesOf(search).length,
    withoutFilters: (search) => ({
      ...search,
      ...Object.fromEntries([...narrowing, 'page'].map((name) => [name, undefined])),
    }),
  } satisfies ListDefinition<Search, S> as ListDefinition<Search, S>;
}

const readAll = (readers: Readers, raw: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(raw[name])]));

function sortingIn<S extends string>(
  fields: readonly S[],
  directions: Record<S, SortDirection>,
  raw: Record<string, unknown>,
): BaseSearch<S> {
  const first = fields[0] as S;
  const sort = oneOf(fields, raw.sort) ?? first;
  const direction = oneOf(sortDirections, raw.direction);
  return {
    sort: sort === first ? undefined : sort,
    direction: direction === directions[sort] ? undefined : direction,
  };
}

// ── readers of filters ──────────────────────────────────────────────────────────────────────────

export const wordsIn: Reader<string> = (value) =>
  textIn(value)?.trim().slice(0, limits.query) || undefined;

/** One of a few words. */
export const choice =
  <const W extends string>(words: readonly W[]): Reader<W> =>
  (value) =>
    oneOf(words, value);

/** One of a few words, of which the first is the default. */
export const choiceAfterFirst =
  <const W extends string>(words: readonly W[]): Reader<W> =>
  (value) =>
    oneOf(words.slice(1), value);

/** Several of a few words, in their order. */
export const choices =
  <const W extends string>(words: readonly W[]): Reader<W[]> =>
  (value) => {
    const params = textsIn(value);
    const chosen = words.filter((word) => params.includes(word));
    return chosen.length > 0 ? chosen : undefined;
  };

export const id: Reader<string> = (value) => uuidsIn(value)?.[0];

/** Ids, each once, at most a hundred. */
export const ids: Reader<string[]> = uuidsIn;
