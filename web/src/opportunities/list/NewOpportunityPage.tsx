import { Trans, useLingui } from '@lingui/react/macro';
import { Paper } from '@mantine/core';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { RefusedState } from '../../ui/states/RefusedState.tsx';
import { useNeedsLink } from '../use-needs-label.ts';
import { NewNeedForm } from './NewNeedForm.tsx';

export function NewOpportunityPage() {
  const { t } = useLingui();
  const back = useNeedsLink();
  if (!useShellUser().can.makeNeed) return <RefusedState order={1} />;
  return (
    <>
      <PageHeader title={t`Nytt behov`} crumbs={[back]}>
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
