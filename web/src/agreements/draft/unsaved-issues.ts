import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { basisId, basisNames } from '../basis/basis-fields.ts';
import { termId } from '../terms/term-places.ts';
import { fieldLabels } from './field-labels.ts';
import { unfitFields, type EditorFields, type EditorName } from './editor-fields.ts';

const codes = {
  two_versions: msg`Velg mellom din versjon og den andre`,
  not_fit: msg`Rett det som står her`,
  half_adjustment: msg`Skriv både dag og pris, eller fjern prisendringen`,
};

/** What keeps a field from being saved, so that the terms cannot be sent. */
export interface UnsavedIssue {
  field: EditorName;
  code: keyof typeof codes;
}

export const unsavedText = ({ code }: UnsavedIssue): MessageDescriptor => codes[code];
export const unsavedLabel = ({ field }: UnsavedIssue): MessageDescriptor => fieldLabels[field];

interface Unsaved {
  values: EditorFields;
  /** where somebody else has saved something else */
  conflicts: Partial<EditorFields>;
  /** what the server has refused */
  problems: Partial<Record<EditorName, string>>;
}

export function unsavedIssues({ values, conflicts, problems }: Unsaved): UnsavedIssue[] {
  const unfit = unfitFields(values);
  const isHalf = values.adjustments.some(
    ({ startDate, hourlyRate }) => (startDate === null) !== (hourlyRate === null),
  );
  const fields = Object.keys(fieldLabels) as EditorName[];
  return fields.flatMap((field): UnsavedIssue[] => {
    if (field in conflicts) return [{ field, code: 'two_versions' }];
    if (unfit.includes(field) || field in problems) return [{ field, code: 'not_fit' }];
    return field === 'adjustments' && isHalf ? [{ field, code: 'half_adjustment' }] : [];
  });
}

const people: readonly EditorName[] = ['contact', 'representative', 'companyRepresentative'];

/** The id of what one changes first in a field. */
export function inputOf({ field }: UnsavedIssue): string {
  if (field === 'answers') return basisId('answers.daily_lead');
  if (field === 'papers') return basisId('papers.written_agreement');
  if (basisNames.some((name) => name === field)) return basisId(field);
  return termId(field, people.includes(field) ? 'name' : '');
}
