import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconWriting } from '@tabler/icons-react';
import { Section } from '../ui/layout/Section.tsx';
import type { ConsultantCompany } from './consultant-companies.queries.ts';

/** Whether the cooperation agreement is in force; it cannot be read or signed here yet. */
export function AgreementTab({ company }: { company: ConsultantCompany }) {
  const { t } = useLingui();
  return (
    <Stack maw="46rem">
      <Section title={t`Samarbeidsavtale`}>
        {company.has_cooperation_agreement ? (
          <Alert color="spruce" icon={<IconCircleCheck aria-hidden />} title={t`Signert og gyldig`}>
            <Trans>Konsulentene kan aktiveres når profilene deres er klare.</Trans>
          </Alert>
        ) : (
          <Alert color="clay" icon={<IconWriting aria-hidden />} title={t`Ikke signert`}>
            <Trans>
              Ingen samarbeidsavtale gjelder nå, og uten den kan ingen konsulenter aktiveres.
            </Trans>
          </Alert>
        )}
        <Text c="dimmed" mt="md">
          <Trans>Her kan avtalen snart leses og signeres; det går ikke ennå.</Trans>
        </Text>
      </Section>
    </Stack>
  );
}
