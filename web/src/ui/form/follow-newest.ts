import { fieldsIn, merge } from '../autosave/merge.ts';

interface Followed<F> {
  values: F;
  /** some field was changed both here and there, and not to the same */
  overtaken: boolean;
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Spaces around a text are not stored. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.trim() : part));

const same = (_: unknown, one: unknown, other: unknown): boolean => plain(one) === plain(other);

/** `typed`, begun from `start`, carried over to what is stored now: each field by itself, in groups too. */
export function followNewest<F extends object>(start: F, typed: F, newest: F): Followed<F> {
  const { values, conflicts } = merge<F>(same, { base: start, mine: typed, theirs: newest });
  let overtaken = false;
  for (const field of fieldsIn(newest)) {
    const [before, now, stored] = [start[field], typed[field], newest[field]];
    if (same(field, values[field], stored)) {
      values[field] = stored;
    } else if (isGroup(before) && isGroup(now) && isGroup(stored)) {
      const inside = followNewest(before, now, stored);
      values[field] = inside.values;
      overtaken ||= inside.overtaken;
    } else {
      overtaken ||= field in conflicts;
    }
  }
  return { values, overtaken };
}
