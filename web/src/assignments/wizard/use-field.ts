import { useLingui } from '@lingui/react/macro';
import { limits } from '@torg/protocol/limits';
import { missingIn, unfitness, type AssignmentFields, type FieldName } from './fields.ts';
import { missingSentences } from './frame/missing-texts.ts';
import { fieldOf } from './steps.ts';
import { fieldId } from './frame/step-focus.ts';
import { useStep } from './use-step.ts';
import { useWizard } from './wizard-context.ts';

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
  const { values, problems, draft } = useWizard();
  const isPointedAt = useStep(draft).field === name;
  const unfit = unfitness(name, values);
  const { min, max: full } = limits.assignment.percent;
  if (unfit) {
    const { max, code } = unfit;
    const texts = {
      too_long: t`Det er ikke plass til mer enn ${max} tegn.`,
      not_an_address: t`Skriv hele adressen, med https:// foran.`,
      percent_range: t`Velg mellom ${min} og ${full} prosent.`,
      nobody: t`Et oppdrag må ha minst én redaktør.`,
    };
    return texts[code];
  }
  if (problems[name] !== undefined) {
    const why = problems[name];
    return draft.state === 'published' ? t`${why}. Endringen er ikke lagret.` : why;
  }
  // What is missing is only shown at a field that a link leads to, not at fields still to be filled
  // in.
  const lacks = missingIn(values, draft.state).find((code) => fieldOf(code) === name);
  return isPointedAt && lacks ? t(missingSentences[lacks]) : undefined;
}
