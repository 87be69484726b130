import { RequirementsInput } from '../../assignments/public/fields/RequirementsInput.tsx';
import { mostOf, requirementRule } from './need-fields.ts';
import { NeedFieldFrame } from './NeedFieldFrame.tsx';
import { useNeedField } from './use-need-field.ts';

export function RequirementsPart() {
  return (
    <NeedFieldFrame name="requirements">
      <RequirementsInput
        {...useNeedField('requirements')}
        most={mostOf.requirements}
        maxLength={requirementRule.maxLength}
      />
    </NeedFieldFrame>
  );
}
