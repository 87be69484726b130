import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Progress, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useWizardDraft } from '../../assignments/public/use-wizard-draft.ts';
import { ChosenFiles } from '../list/ChosenFiles.tsx';
import { NotMade } from '../list/NotMade.tsx';
import { nameOfNeed } from '../list/name-of-need.ts';
import { useCreateOpportunity } from '../opportunities.queries.ts';

/** Makes a need of files; from its page the assignment is made in one press. */
export function StartFromFiles() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { leave } = useWizardDraft();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [share, setShare] = useState(0);
  const create = useCreateOpportunity(setShare);
  const send = () => {
    setShare(0);
    const opportunity_name = nameOfNeed('', files, '') ?? t`Nytt behov`;
    create.mutate(
      { opportunity_name, content: [], files },
      {
        onSuccess: async ({ opportunity }) => {
          await leave();
          await navigate({
            to: '/opportunities/$opportunity',
            params: { opportunity },
            replace: true,
          });
        },
      },
    );
  };
  return (
    <Stack gap="sm">
      <ChosenFiles files={files} onChange={setFiles} />
      <NotMade error={create.error} files={files} />
      {create.isPending && <Progress value={share * 100} aria-label={t`Sender filene`} />}
      <Group>
        <Button disabled={files.length === 0} loading={create.isPending} onClick={send}>
          <Trans>Les filene</Trans>
        </Button>
      </Group>
    </Stack>
  );
}
