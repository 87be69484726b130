import { Trans, useLingui } from '@lingui/react/macro';
import { Paper, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { RequestError } from '../client/request-error.ts';
import { useProfileName } from '../profiles/public/use-profile-name.ts';
import { PageHeader } from '../ui/layout/PageHeader.tsx';
import { RefusedState } from '../ui/states/RefusedState.tsx';
import { importsQuery } from './cv-imports.queries.ts';
import { CvUpload } from './CvUpload.tsx';
import { EarlierImports } from './EarlierImports.tsx';

/** A CV is sent here, and those that were sent before are found again. */
export function CvImportsPage() {
  const { t } = useLingui();
  const { profile = '' } = useParams({ strict: false });
  const name = useProfileName(profile);
  const { error } = useQuery(importsQuery(profile));
  // Who may not read the imports may not send one either.
  if (error instanceof RequestError && error.refused) return <RefusedState order={1} />;
  return (
    <>
      <PageHeader
        title={t`Hent inn fra CV`}
        crumbs={[{ label: name ?? t`Profil`, href: `/profiles/${profile}` }]}
      >
        <Trans>
          Vi leser CV-en og foreslår hva som kan stå i profilen. Ingenting legges inn før du har
          sett over det, og alt kan angres.
        </Trans>
      </PageHeader>
      <Paper component="section" aria-labelledby="upload-cv" maw="46rem">
        <Stack gap="lg">
          <Title id="upload-cv" order={2} size="h3">
            <Trans>Last opp en CV</Trans>
          </Title>
          <CvUpload profile={profile} />
          <EarlierImports profile={profile} />
        </Stack>
      </Paper>
    </>
  );
}
