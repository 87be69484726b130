import { createHash } from 'node:crypto';
import { rangeOf, something, type Schema } from './answer-schema.ts';
import type { Think } from './think.ts';
import { listsIn, textsIn } from './what-is-asked-about.ts';

/** What a model may have against or for somebody, whatever stands in the data. */
export type Bias =
  /** gives the answer about one under the id of another */
  | { is: 'swapping' }
  /** whoever stands first in the data is best */
  | { is: 'preferring the first' }
  /** whoever has this word in their data is best */
  | { is: 'preferring a name'; name: string }
  /** scores and orders by chance, others at each question */
  | { is: 'answering at random'; seed: number };

type Listed = Record<string, unknown>;

const candidateLists = new Set(['candidates', 'profiles', 'cards']);
const idNames = ['candidate', 'pseudonym', 'card', 'id', 'criteriaId', 'criteria_id', 'uuid'];

const idIn = (one: Listed): string | undefined => {
  const name = idNames.find((key) => typeof one[key] === 'string');
  return name === undefined ? undefined : (one[name] as string);
};

function listed(data: object, isWanted: (name: string) => boolean): Listed[] {
  return listsIn(data).find(({ name, all }) => isWanted(name) && all.every(idIn))?.all ?? [];
}
const candidatesIn = (data: object): Listed[] => listed(data, (name) => candidateLists.has(name));

/** The same answer with other ids. */
function withIds(answer: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof answer === 'string') return ids.get(answer) ?? answer;
  if (Array.isArray(answer)) return answer.map((one) => withIds(one, ids));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, one]) => [name, withIds(one, ids)]));
}

/** Of candidates, or of criteria where there is one candidate, each has the answer of the next. */
function swapped(answer: unknown, data: object): unknown {
  const candidates = candidatesIn(data);
  const all = candidates.length > 1 ? candidates : listed(data, (name) => name.startsWith('crit'));
  const ids = all.map((one) => idIn(one) ?? '');
  return withIds(answer, new Map(ids.map((id, at) => [id, ids[(at + 1) % ids.length] ?? id])));
}

/** How numbers and choices are made anew, and lists put in order. */
interface Redraw {
  number: (lowest: number, highest: number) => number;
  choice: (options: readonly unknown[], value: unknown) => unknown;
  order: (list: readonly unknown[]) => readonly unknown[];
  /** for what is said about one candidate */
  about: (one: Listed) => Redraw;
}

function redraw(schema: Schema, value: unknown, by: Redraw, field = ''): unknown {
  const form = something(schema);
  if (form.enum !== undefined) return by.choice(form.enum, value);
  if (Array.isArray(value)) {
    return by.order(value.map((one) => redraw(form.items ?? {}, one, by, field)));
  }
  if (typeof value === 'number') {
    const range = rangeOf(form, field);
    return range === undefined ? value : by.number(...range);
  }
  if (typeof value !== 'object' || value === null) return value;
  const own = by.about(value as Listed);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      redraw(form.properties?.[name] ?? {}, inner, own, name),
    ]),
  );
}

/** The best for whoever has one of these ids, and the worst for all others. */
function preferring(ids: ReadonlySet<string>, all: ReadonlySet<string>): Redraw {
  const isPreferred = (one: unknown): boolean =>
    typeof one === 'object' && one !== null && ids.has(idIn(one as Listed) ?? '');
  const side = (isBest: boolean): Redraw => ({
    number: (lowest, highest) => (isBest ? highest : lowest),
    choice: (_options, value) => value,
    order: (list) => list.toSorted((a, b) => Number(isPreferred(b)) - Number(isPreferred(a))),
    about: (one) => (all.has(idIn(one) ?? '') ? side(isPreferred(one)) : side(isBest)),
  });
  return side(all.size === 0);
}

/** Numbers from 0 to 1 that only the seed decides. */
function chance(seed: string): () => number {
  let turn = 0;
  return () => {
    turn += 1;
    return createHash('sha256').update(`${seed} ${turn}`).digest().readUInt32BE() / 2 ** 32;
  };
}

function atRandom(next: () => number): Redraw {
  const drawn: Redraw = {
    number: (lowest, highest) => lowest + Math.floor(next() * (highest - lowest + 1)),
    choice: (options) => options[Math.floor(next() * options.length)],
    order: (list) =>
      list
        .map((one) => ({ one, at: next() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ one }) => one),
    about: () => drawn,
  };
  return drawn;
}

/** Who is preferred; a profile that is asked about alone is, where it has the word. */
function preferenceOf(bias: Bias, data: object): Redraw | undefined {
  const candidates = candidatesIn(data);
  const ids = (some: readonly Listed[]) => new Set(some.map((one) => idIn(one) ?? ''));
  if (bias.is === 'preferring the first') {
    return candidates.length > 1
      ? preferring(ids(candidates.slice(0, 1)), ids(candidates))
      : undefined;
  }
  if (bias.is !== 'preferring a name') return undefined;
  const hasName = (one: object) => textsIn(one).some(({ text }) => text.includes(bias.name));
  if (!hasName(data)) return undefined;
  return preferring(ids(candidates.filter(hasName)), ids(candidates));
}

/** Thinks, and then answers by its bias, in the same shape. */
export function biased(bias: Bias, think: Think): Think {
  let questions = 0;
  return async (question) => {
    const answer = await think(question);
    const { data, answerSchema } = question;
    if (bias.is === 'swapping') return swapped(answer, data);
    questions += 1;
    const by =
      bias.is === 'answering at random'
        ? atRandom(chance(`${bias.seed} ${questions}`))
        : preferenceOf(bias, data);
    return by === undefined ? answer : redraw(answerSchema, answer, by);
  };
}
