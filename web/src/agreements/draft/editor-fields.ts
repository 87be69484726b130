import { emptyBasis } from '@torg/protocol/agreements/empty-basis';
import type { Version } from '../../ui/autosave/autosave.ts';
import type { AgreementDraft } from '../agreements.queries.ts';
import { basisNames, basisOf, unfitBasis, type BasisFields } from '../basis/basis-fields.ts';
import { formOf, sameTerm, termsOf, type TermFields, type TermName } from '../terms/term-fields.ts';
import { unfitTerms } from '../terms/issues/unfit-terms.ts';

/** All that the client edits: terms and hiring basis, which share one revision. */
export type EditorFields = TermFields & BasisFields;
export type EditorName = keyof EditorFields;

const isOfBasis = (field: EditorName): field is keyof BasisFields =>
  basisNames.some((name) => name === field);

export const versionOf = (draft: AgreementDraft): Version<EditorFields> => ({
  revision: draft.revision,
  fields: { ...termsOf(draft.agreement_form_data), ...(draft.hiring_basis ?? emptyBasis) },
  by: null,
});

export const bodiesOf = (fields: EditorFields) => ({
  form: formOf(fields),
  basis: basisOf(fields),
});

/** Which of the two bodies a change belongs to. */
export const partsOf = (sent: Partial<EditorFields>) => {
  const fields = Object.keys(sent) as EditorName[];
  return { terms: fields.some((field) => !isOfBasis(field)), basis: fields.some(isOfBasis) };
};

/** Whether the server would receive the same for both values. */
export function sameField<K extends EditorName>(
  field: K,
  one: EditorFields[K],
  other: EditorFields[K],
): boolean {
  if (!isOfBasis(field)) {
    return sameTerm(field, one as TermFields[TermName], other as TermFields[TermName]);
  }
  return textOf(one) === textOf(other);
}

const textOf = (value: unknown) =>
  JSON.stringify(typeof value === 'string' ? value.trim() : ordered(value));

/** The database keeps fields in an order of its own. */
function ordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, one]) => [name, ordered(one)]);
}

export const unfitFields = (fields: EditorFields): EditorName[] => [
  ...unfitTerms(fields),
  ...unfitBasis(fields),
];
