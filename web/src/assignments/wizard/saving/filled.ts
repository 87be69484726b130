import { fieldsIn } from '../../../ui/autosave/merge.ts';
import type { AssignmentFields, FieldName } from '../fields.ts';
import { isWritten } from '../steps.ts';

/** What has filled fields in: a text that was pasted, or the need that the draft was made of. */
export type FilledFrom = 'text' | 'need';

/** The fields that nobody has touched since. */
export interface Filled {
  from: FilledFrom;
  fields: readonly FieldName[];
}

export interface Filling {
  filled: Filled | undefined;
  /** puts values into fields that are empty, and marks them; returns which these were */
  fill: (from: FilledFrom, values: Partial<AssignmentFields>) => FieldName[];
}

/** A draft that was just made of a need: everything that it has. */
export const allFilled = (values: AssignmentFields): Filled => ({
  from: 'need',
  fields: fieldsIn(values).filter((field) => isWritten(field, values)),
});

export const withoutField = (filled: Filled | undefined, field: FieldName): Filled | undefined =>
  filled && { ...filled, fields: filled.fields.filter((one) => one !== field) };

/** What somebody has written stays: only empty fields are filled. */
export function fillable(
  before: AssignmentFields,
  values: Partial<AssignmentFields>,
): Partial<AssignmentFields> {
  const names = fieldsIn(values as AssignmentFields).filter(
    (field) => isWritten(field, { ...before, ...values }) && !isWritten(field, before),
  );
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

export const isFilled = (value: unknown): value is Filled =>
  typeof value === 'object' && value !== null && 'from' in value && 'fields' in value;
