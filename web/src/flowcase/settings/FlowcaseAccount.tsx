import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { Section } from '../../ui/layout/Section.tsx';
import type { FlowcaseSettings } from '../flowcase.queries.ts';
import { KeyField } from './KeyField.tsx';
import { SubdomainForm } from './SubdomainForm.tsx';

/** Where the company's CVs lie, and the key to them. */
export function FlowcaseAccount({ settings }: { settings: FlowcaseSettings }) {
  const { t } = useLingui();
  const { cvpartner_subdomain: subdomain, can, needs_key: needsKey } = settings;
  return (
    <Section
      title={t`Tilgang til Flowcase`}
      lead={
        <Trans>
          Har dere CV-ene i Flowcase (tidligere CV Partner), henter Torg dem derfra og følger med på
          det som endres.
        </Trans>
      }
    >
      {can.edit ? (
        <Stack gap="lg">
          <SubdomainForm settings={settings} />
          {subdomain !== null && <KeyField key={subdomain} settings={settings} />}
          {subdomain !== null && !needsKey && (
            <Text size="sm" c="dimmed">
              <Trans>I dette testmiljøet er underdomenet nok. Nøkkelen kan stå tom.</Trans>
            </Text>
          )}
        </Stack>
      ) : (
        <Text>{subdomain ?? <Trans>Ikke satt opp</Trans>}</Text>
      )}
    </Section>
  );
}
