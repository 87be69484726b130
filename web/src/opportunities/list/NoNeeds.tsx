import { Trans, useLingui } from '@lingui/react/macro';
import { Paper, Stack, Text, Title } from '@mantine/core';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { NewNeedForm } from './NewNeedForm.tsx';

/** Says what a need is, and begins the first one right here. */
export function NoNeeds({ inArchive }: { inArchive: boolean }) {
  const { t } = useLingui();
  if (inArchive) {
    return (
      <EmptyState title={t`Arkivet er tomt`}>
        <Trans>Behov som dere er ferdige med, kan arkiveres. Da ligger de her.</Trans>
      </EmptyState>
    );
  }
  return (
    <Paper component="section" aria-labelledby="first-need" maw="46rem">
      <Stack gap="lg">
        <div>
          <Title order={2} size="h3" id="first-need" mb="xs">
            <Trans>Lag deres første behov</Trans>
          </Title>
          <Text>
            <Trans>
              Et behov er det dere trenger hjelp til, slik det står i en utlysning eller en e-post.
              Slipp en PDF her, eller lim inn teksten. Vi leser ut tittel, roller, tid og krav, og
              viser hvilken setning hvert felt kommer fra. Så retter du det som er feil, og lager et
              oppdrag av det med ett trykk.
            </Trans>
          </Text>
        </div>
        <NewNeedForm />
      </Stack>
    </Paper>
  );
}
