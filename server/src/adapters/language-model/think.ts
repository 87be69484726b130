import type { ModelQuestion } from '../../platform/ports/language-model.ts';
import { lowestOf, rangeOf, type Schema, something } from './answer-schema.ts';
import {
  boundFor,
  listFor,
  overlapOf,
  type Scope,
  textsIn,
  wordsOf,
} from './what-is-asked-about.ts';

export type ShownQuestion = Pick<ModelQuestion, 'type' | 'data' | 'locale' | 'answerSchema'>;

/** How a stand-in finds its answer. */
export type Think = (question: ShownQuestion) => unknown;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The field of the same name in what is spoken of, else a line of its longest text. */
function answerText(field: string, { near, data }: Scope): string {
  const texts = textsIn(near[0] ?? data);
  const same = texts.find((one) => one.field === field);
  const words = texts.filter(({ text }) => !uuid.test(text));
  const [longest] = words.toSorted((a, b) => b.text.length - a.text.length);
  const found = same ?? longest;
  return found?.text.split('\n').find((line) => line.trim() !== '') ?? '';
}

/** How many of the words that are asked for stand in what is spoken of, on the scale of the number. */
function answerNumber(schema: Schema, field: string, { near, data }: Scope): number {
  const range = rangeOf(schema, field);
  if (range === undefined) return lowestOf(schema) ?? 1;
  const [lowest, highest] = range;
  const asked = wordsOf(near.length > 1 ? near[0] : data);
  return Math.round(lowest + (highest - lowest) * overlapOf(asked, wordsOf(near.at(-1) ?? data)));
}

function fill(given: Schema, scope: Scope, field = ''): unknown {
  if (given.const !== undefined) return given.const;
  if (given.enum !== undefined) return given.enum[0];
  if (given.anyOf !== undefined) return fill(something(given), scope, field);
  const type = typeof given.type === 'object' ? given.type[0] : given.type;
  if (type === 'object') return fillObject(given, boundFor(given, scope));
  if (type === 'array') return fillList(given.items ?? {}, scope, field);
  if (type === 'integer' || type === 'number') return answerNumber(given, field, scope);
  if (type === 'boolean') return false;
  return type === 'null' ? null : answerText(field, scope);
}

function fillObject({ properties = {} }: Schema, scope: Scope): object {
  const fields = Object.entries(properties);
  return Object.fromEntries(fields.map(([name, inner]) => [name, fill(inner, scope, name)]));
}

/** One about each of what the data list under that name, else one. */
function fillList(items: Schema, scope: Scope, field: string): unknown[] {
  const all = listFor(items, scope, field);
  if (all === undefined) return [fill(items, scope, field)];
  return all.map((one) => fillObject(items, { ...scope, near: [one, ...scope.near] }));
}

/**
 * Answers any question in the shape that it wants, with ids and words of its data: right, but not
 * clever.
 */
export const answerBySchema: Think = ({ data, answerSchema }) =>
  fill(answerSchema, { data, near: [] });
