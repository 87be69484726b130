import { Trans, useLingui } from '@lingui/react/macro';
import { Paper } from '@mantine/core';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { useNeedsLink } from '../use-needs-label.ts';
import { NewNeedForm } from './NewNeedForm.tsx';

export function NewOpportunityPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Nytt behov`} crumbs={[useNeedsLink()]}>
        <Trans>
          Slipp filene eller lim inn teksten. Vi leser ut feltene, og viser hvor hvert av dem kommer
          fra.
        </Trans>
      </PageHeader>
      <Paper component="section" aria-label={t`Det behovet lages av`} maw="46rem">
        <NewNeedForm />
      </Paper>
    </>
  );
}
