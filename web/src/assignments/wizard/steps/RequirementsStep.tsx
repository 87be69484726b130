import { useLingui } from '@lingui/react/macro';
import { limits } from '@torg/protocol/limits';
import { CompetencyField } from '../fields/CompetencyField.tsx';
import { RequirementsField } from '../fields/RequirementsField.tsx';

export function RequirementsStep() {
  const { t } = useLingui();
  const { skills } = limits.assignment;
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
