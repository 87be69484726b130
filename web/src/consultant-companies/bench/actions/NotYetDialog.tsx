import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { MissingPanel } from '../missing/MissingPanel.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { BenchDialogProps } from './bench-action.ts';

interface NotYetDialogProps extends BenchDialogProps {
  action: 'send' | 'activate';
}

/** Lists what is missing, so that the server need not refuse the action. */
export function NotYetDialog({ action, row, onClose }: NotYetDialogProps) {
  const { t } = useLingui();
  const { consultant, missing } = row;
  const { name } = consultant;
  const title = action === 'send' ? t`Ikke klar for kvalitetssikring` : t`Ikke klar for aktivering`;
  const things = action === 'send' ? { ...missing, activation: [] } : missing;
  return (
    <Dialog onClose={onClose} title={title} closesOnBackdrop>
      <Stack>
        <Text>
          <Trans>Profilen til {name} mangler noe ennå. Hver lenke fører til feltet.</Trans>
        </Text>
        <MissingPanel profile={consultant.account} missing={things} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            <Trans>Lukk</Trans>
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
