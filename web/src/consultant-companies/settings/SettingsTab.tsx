import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { AuditTrail } from '../../events/public/AuditTrail.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ConsultantCompany } from '../consultant-companies.queries.ts';
import { FastTrackSwitch } from './FastTrackSwitch.tsx';
import { SettingsForm } from './SettingsForm.tsx';

export function SettingsTab({ company }: { company: ConsultantCompany }) {
  const { t } = useLingui();
  const isAdmin = useShellUser().roleData.role === 'admin';
  return (
    <Stack gap="lg" maw="46rem">
      <Section title={t`Om bedriften`}>
        <SettingsForm company={company} />
      </Section>
      <Section title={t`Nye konsulenter`}>
        <FastTrackSwitch company={company} />
      </Section>
      {isAdmin && <AuditTrail object={company.consultant_company} />}
    </Stack>
  );
}
