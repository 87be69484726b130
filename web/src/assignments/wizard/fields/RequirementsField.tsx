import { RequirementsInput } from '../../public/fields/RequirementsInput.tsx';
import { mostOf, requirementRule } from '../field-rules.ts';
import { useField } from '../use-field.ts';
import { FieldFrame } from './FieldFrame.tsx';

export function RequirementsField() {
  return (
    <FieldFrame name="requirements">
      <RequirementsInput
        {...useField('requirements')}
        most={mostOf.requirements}
        maxLength={requirementRule.maxLength}
      />
    </FieldFrame>
  );
}
