interface Followed<F> {
  values: F;
  /** some field was changed both here and there, and not to the same */
  overtaken: boolean;
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (group: object): [string, unknown][] => Object.entries(group);

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Spaces around a text are not stored. */
const isSaid = (typed: unknown, stored: unknown): boolean =>
  isSame(typeof typed === 'string' ? typed.trim() : typed, stored);

/** `typed`, begun from `start`, carried over to what is stored now: each field by itself, in groups too. */
export function followNewest<F extends object>(start: F, typed: F, newest: F): Followed<F> {
  const values: Record<string, unknown> = {};
  const begun = new Map(fieldsOf(start));
  const here = new Map(fieldsOf(typed));
  let overtaken = false;
  for (const [field, stored] of fieldsOf(newest)) {
    const [before, now] = [begun.get(field), here.get(field)];
    if (isGroup(stored) && isGroup(before) && isGroup(now)) {
      const inside = followNewest(before, now, stored);
      values[field] = inside.values;
      overtaken ||= inside.overtaken;
    } else if (isSame(now, before) || isSaid(now, stored)) {
      values[field] = stored;
    } else {
      values[field] = now;
      overtaken ||= !isSame(before, stored);
    }
  }
  return { values: values as F, overtaken };
}
