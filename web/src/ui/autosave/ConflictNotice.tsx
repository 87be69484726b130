import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface ConflictNoticeProps {
  title: string;
  /** the other person's version, to read */
  children: ReactNode;
  onChoose: (which: 'mine' | 'theirs') => void;
}

/** Lets the user choose between two versions of a field that was changed here and elsewhere at once. */
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
