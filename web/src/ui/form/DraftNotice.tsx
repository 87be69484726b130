import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';

interface DraftNoticeProps {
  /** the form contains a restored draft */
  shown: boolean;
  onDiscard: () => void;
}

export function DraftNotice({ shown, onDiscard }: DraftNoticeProps) {
  if (!shown) return null;
  return (
    <Alert color="spruce" icon={<IconHistory aria-hidden />} role="status">
      <Group justify="space-between" gap="xs">
        <Trans>Vi tok vare på det du skrev. Det er ikke lagret ennå.</Trans>
        <Button size="compact-sm" variant="default" onClick={onDiscard}>
          <Trans>Forkast det</Trans>
        </Button>
      </Group>
    </Alert>
  );
}
