import { useLingui } from '@lingui/react/macro';
import { useFieldProblemText } from '../../ui/form/use-field-problem-text.ts';
import { fieldId } from './field-id.ts';
import { useNeed } from './need-context.ts';
import { unfitness, type NeedField, type NeedFields } from './need-fields.ts';

/** The value and handlers for the input of one field. */
export function useNeedField<K extends NeedField>(name: K) {
  const { values, set } = useNeed();
  return {
    id: fieldId(name),
    value: values[name],
    onChange: (value: NeedFields[K]) => set(name, value),
    error: useProblem(name),
  };
}

function useProblem(name: NeedField): string | undefined {
  const { t } = useLingui();
  const textOf = useFieldProblemText();
  const { values, problems } = useNeed();
  const unfit = unfitness(name, values);
  if (unfit?.kind === 'nobody') return t`Velg minst én rolle eller ferdighet.`;
  // The field itself says why it cannot be read.
  if (unfit?.kind === 'unread') return undefined;
  return unfit ? textOf(unfit) : problems[name];
}
