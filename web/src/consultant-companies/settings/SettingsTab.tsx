import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { AuditTrail } from '../../events/public/AuditTrail.tsx';
import { LogoField } from '../../organizations/public/LogoField.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { useInvalidateSettings, type ConsultantCompany } from '../consultant-companies.queries.ts';
import { ConsentSwitch } from './ConsentSwitch.tsx';
import { FastTrackSwitch } from './FastTrackSwitch.tsx';
import { SettingsForm } from './SettingsForm.tsx';

export function SettingsTab({ company }: { company: ConsultantCompany }) {
  const { t } = useLingui();
  const invalidate = useInvalidateSettings(company.consultant_company);
  return (
    <Stack gap="lg" maw="46rem">
      <Section title={t`Om bedriften`}>
        <SettingsForm company={company} />
      </Section>
      <Section title={t`Logo`}>
        <LogoField
          organization={company.consultant_company}
          name={company.name}
          src={company.logo_url}
          onChanged={invalidate}
        />
      </Section>
      <Section title={t`Nye konsulenter`}>
        <FastTrackSwitch company={company} />
      </Section>
      <Section title={t`Før konsulenter presenteres`}>
        <ConsentSwitch company={company} />
      </Section>
      {company.can.readChanges && <AuditTrail object={company.consultant_company} />}
    </Stack>
  );
}
