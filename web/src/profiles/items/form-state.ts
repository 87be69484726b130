import { fieldsIn, merge, pick } from '../../ui/autosave/merge.ts';
import type { StoredChanges } from '../../ui/autosave/autosave.ts';

/**
 * The state of a form that is saved as a whole: its start, its values, and conflicts with other saves.
 */
export interface FormState<F> {
  base: F;
  values: F;
  /** the values saved elsewhere, of fields that were changed here too */
  conflicts: Partial<F>;
  revision: number;
}

interface Saved<F> {
  revision: number;
  fields: F;
}

/** Compares as the server would: it trims texts, and ignores the names of competencies. */
const same = (_: unknown, one: unknown, other: unknown): boolean => plain(one) === plain(other);

function plain(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.trim());
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && 'uuid' in part ? part.uuid : part,
  );
}

/** Merges what was stored over a reload with what is saved now, as if it had been typed just now. */
export function begin<F extends object>(
  saved: Saved<F>,
  stored: StoredChanges<F> | undefined,
): FormState<F> {
  const { revision, fields } = saved;
  if (!stored) return { base: fields, values: fields, conflicts: {}, revision };
  const before = { ...fields, ...stored.base };
  const values = { ...fields, ...stored.values };
  const conflicts = pick(fields, stored.conflicts ?? []);
  return mergeSaved({ base: before, values, conflicts, revision }, saved);
}

export const typed = <F, K extends keyof F>(
  state: FormState<F>,
  field: K,
  value: F[K],
): FormState<F> => ({ ...state, values: { ...state.values, [field]: value } });

/** Takes in what was saved elsewhere: a change on one side only wins, the rest waits for a choice. */
export function mergeSaved<F extends object>(state: FormState<F>, saved: Saved<F>): FormState<F> {
  const { base, values: mine } = state;
  const { values, conflicts } = merge<F>(same, { base, mine, theirs: saved.fields });
  const allConflicts = { ...state.conflicts, ...conflicts };
  const unresolved = fieldsIn(allConflicts as F).filter(
    (field) => !same(field, values[field], saved.fields[field]),
  );
  return {
    base: saved.fields,
    values,
    conflicts: pick(saved.fields, unresolved),
    revision: saved.revision,
  };
}

export function settle<F extends object>(
  state: FormState<F>,
  fields: readonly (keyof F)[],
  which: 'mine' | 'theirs',
): FormState<F> {
  const waiting = fieldsIn(state.conflicts as F);
  const settled = waiting.filter((field) => fields.includes(field));
  const rest = waiting.filter((field) => !fields.includes(field));
  const replaced = which === 'theirs' ? pick(state.conflicts as F, settled) : {};
  return {
    ...state,
    values: { ...state.values, ...replaced },
    conflicts: pick(state.conflicts as F, rest),
  };
}

/** The unsaved changes, to be stored over a reload; undefined where there are none. */
export function unsavedIn<F extends object>({
  base,
  values,
  conflicts,
}: FormState<F>): StoredChanges<F> | undefined {
  const dirty = fieldsIn(values).filter((field) => !same(field, values[field], base[field]));
  if (dirty.length === 0) return undefined;
  const unsaved = { base: pick(base, dirty), values: pick(values, dirty) };
  const waiting = fieldsIn(conflicts as F);
  return waiting.length > 0 ? { ...unsaved, conflicts: waiting } : unsaved;
}
