import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AssignmentState } from '@torg/protocol/assignments/assignment-life';
import { readinessField, type ReadinessCode } from '@torg/protocol/assignments/readiness';
import type { StepState } from '../../ui/layout/StepRail.tsx';
import { unreadFields } from './unread-fields.ts';
import { stepOf, type Step } from './step-map.ts';
import { missingIn, unfitFields, type AssignmentFields, type FieldName } from './fields.ts';

const stepTexts: Record<Step, MessageDescriptor> = {
  start: msg`Start`,
  need: msg`Behovet`,
  requirements: msg`Krav`,
  time: msg`Tid og sted`,
  terms: msg`Vilkår`,
  process: msg`Prosess`,
  review: msg`Se over og publiser`,
};

/** A published assignment has nothing left to publish, so its last step is only a review. */
export const stepName = (step: Step, state: AssignmentState): MessageDescriptor =>
  step === 'review' && state !== 'draft' ? msg`Se over` : stepTexts[step];

export const fieldOf = (code: ReadinessCode) => readinessField[code] as FieldName;

/** How far a step has come: nothing written, something missing or invalid, or complete. */
export function stepState(
  step: Step,
  values: AssignmentFields,
  { begun, state }: { begun: boolean; state: AssignmentState },
): StepState {
  const missing = missingIn(values, state);
  if (step === 'start') return begun ? 'done' : 'untouched';
  if (step === 'review') {
    return missing.length + unreadFields(values).length === 0 ? 'done' : 'untouched';
  }
  const lacks = [...missing.map(fieldOf), ...unfitFields(values)].some(
    (field) => stepOf[field] === step,
  );
  if (!isBegun(step, values)) return 'untouched';
  return lacks ? 'missing' : 'done';
}

const isBegun = (step: Step, values: AssignmentFields): boolean =>
  (Object.keys(stepOf) as FieldName[]).some(
    (field) => stepOf[field] === step && isWritten(field, values),
  );

/** A new draft already has a type, an editor and a contact, so these do not count as started. */
const given = new Set<FieldName>(['assignment_type', 'editors', 'contacts']);

/** Whether somebody has put something into a field. */
export function isWritten(field: FieldName, values: AssignmentFields): boolean {
  const value = values[field];
  if (given.has(field)) return false;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'string' ? value.trim() !== '' : Boolean(value);
}

export const neighbour = (step: Step, of: readonly Step[], by: 1 | -1): Step | undefined =>
  of[of.indexOf(step) + by];
