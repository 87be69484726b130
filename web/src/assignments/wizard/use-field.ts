import { useLingui } from '@lingui/react/macro';
import type { ReadinessCode } from '@torg/protocol/assignments/readiness';
import { useFieldProblemText } from '../../ui/form/use-field-problem-text.ts';
import { missingIn, unfitness, type AssignmentFields, type FieldName } from './fields.ts';
import { missingSentences } from './frame/missing-texts.ts';
import { fieldOf } from './steps.ts';
import { fieldId } from './frame/step-focus.ts';
import { useStep } from './use-step.ts';
import { useWizard } from './wizard-context.ts';

const ofWrongDays = new Set<ReadinessCode>([
  'deadline_has_passed',
  'abidance_deadline_too_early',
  'answer_by_too_early',
  'answer_by_too_late',
]);

interface Field<K extends FieldName> {
  id: string;
  value: AssignmentFields[K];
  onChange: (value: AssignmentFields[K]) => void;
  /** the error to show at the field */
  error: string | undefined;
}

/** The value and handlers for the input of one wizard field. */
export function useField<K extends FieldName>(name: K): Field<K> {
  const { values, set } = useWizard();
  return {
    id: fieldId(name),
    value: values[name],
    onChange: (value) => set(name, value),
    error: useProblem(name),
  };
}

function useProblem(name: FieldName): string | undefined {
  const { t } = useLingui();
  const textOf = useFieldProblemText();
  const { values, problems, draft } = useWizard();
  const isPointedAt = useStep(draft).field === name;
  const unfit = unfitness(name, values);
  // The field itself says why it cannot be read.
  if (unfit?.kind === 'unread') return undefined;
  if (unfit?.kind === 'nobody') return t`Et oppdrag må ha minst én redaktør.`;
  if (unfit) {
    const noAddress = t`Skriv hele adressen, med https:// foran.`;
    return textOf(unfit, name === 'external_url' ? noAddress : undefined);
  }
  if (problems[name] !== undefined) {
    const why = problems[name];
    return draft.state === 'published' ? t`${why}. Endringen er ikke lagret.` : why;
  }
  // What is missing is only shown at a field that a link leads to, not at fields still to be filled
  // in; a wrong day at once.
  const lacks = missingIn(values, draft.state).find((code) => fieldOf(code) === name);
  return lacks && (isPointedAt || ofWrongDays.has(lacks)) ? t(missingSentences[lacks]) : undefined;
}
