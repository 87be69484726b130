import { fieldsIn, merge } from '../autosave/merge.ts';

interface Followed<F> {
  values: F;
  /** some field was changed both here and there, to different values */
  overtaken: boolean;
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The server trims texts. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.trim() : part));

const same = (_: unknown, one: unknown, other: unknown): boolean => plain(one) === plain(other);

/** Merges what was typed since `start` with the newest stored values: field by field, in groups too. */
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
