import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface ConflictNoticeProps {
  title: string;
  /** what the other one wrote, to read */
  children: ReactNode;
  onChoose: (which: 'mine' | 'theirs') => void;
}

/** Below a field that was changed here and elsewhere at the same time: which of the two shall stand. */
export function ConflictNotice({ title, children, onChoose }: ConflictNoticeProps) {
  return (
    <Alert mt="xs" color="clay" icon={<IconUsers aria-hidden />} title={title}>
      {children}
      <Group gap="xs" mt="sm">
        <Button size="xs" onClick={() => onChoose('mine')}>
          <Trans>Behold min</Trans>
        </Button>
        <Button size="xs" variant="default" onClick={() => onChoose('theirs')}>
          <Trans>Bruk den andre</Trans>
        </Button>
      </Group>
    </Alert>
  );
}
