import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import type { MouseEvent } from 'react';

interface DraftNoticeProps {
  /** the form contains a restored draft */
  shown: boolean;
  onDiscard: () => void;
  /** it goes off to somebody, and is not saved */
  toSend?: boolean;
}

export function DraftNotice({ shown, onDiscard, toSend = false }: DraftNoticeProps) {
  if (!shown) return null;
  // The button goes with its notice, so the focus goes on to what is written anew.
  const discard = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const first = currentTarget.closest('form')?.querySelector('input, select, textarea');
    onDiscard();
    if (first instanceof HTMLElement) first.focus();
  };
  return (
    <Alert color="spruce" icon={<IconHistory aria-hidden />} role="status">
      <Group justify="space-between" gap="xs">
        {toSend ? (
          <Trans>Vi tok vare på det du skrev. Det er ikke sendt ennå.</Trans>
        ) : (
          <Trans>Vi tok vare på det du skrev. Det er ikke lagret ennå.</Trans>
        )}
        <Button size="compact-sm" variant="default" onClick={discard}>
          <Trans>Forkast det</Trans>
        </Button>
      </Group>
    </Alert>
  );
}
