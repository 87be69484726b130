import { useLingui } from '@lingui/react/macro';
import { mostOf } from '../field-rules.ts';
import { CompetencyField } from '../fields/CompetencyField.tsx';
import { RequirementsField } from '../fields/RequirementsField.tsx';

export function RequirementsStep() {
  const { t } = useLingui();
  const { skills } = mostOf;
  return (
    <>
      <CompetencyField
        name="skills"
        label={t`Ferdigheter`}
        description={t`Hva skal konsulenten kunne? Velg inntil ${skills}, de viktigste først.`}
      />
      <RequirementsField />
    </>
  );
}
