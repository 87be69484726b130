import { DeadlineInput } from '../../public/fields/DeadlineInput.tsx';
import { useField } from '../use-field.ts';
import { useWizard } from '../wizard-context.ts';
import { FieldFrame } from './FieldFrame.tsx';

export function DeadlineField() {
  const { state, company } = useWizard().draft;
  return (
    <FieldFrame name="deadline">
      <DeadlineInput
        {...useField('deadline')}
        country={company.country}
        isPublished={state === 'published'}
        required
      />
    </FieldFrame>
  );
}
