import { Trans, useLingui } from '@lingui/react/macro';
import { Paper, Stack, Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useProfileName } from '../profiles/public/use-profile-name.ts';
import { PageHeader } from '../ui/layout/PageHeader.tsx';
import { CvUpload } from './CvUpload.tsx';
import { EarlierImports } from './EarlierImports.tsx';

/** A CV is sent here, and those that were sent before are found again. */
export function CvImportsPage() {
  const { t } = useLingui();
  const { profile = '' } = useParams({ strict: false });
  const name = useProfileName(profile);
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
