import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { HireDialog } from './HireDialog.tsx';

interface HireButtonProps {
  people: readonly { account: string; name: string }[];
  /** the one that it is about already */
  assignment?: { uuid: string; title: string } | null;
  size?: 'xs' | 'sm';
}

export function HireButton({ people, assignment = null, size = 'sm' }: HireButtonProps) {
  const { can } = useShellUser();
  const [isOpen, setOpen] = useState(false);
  const [first] = people;
  if (!can.hire || first === undefined) return null;
  return (
    <>
      <Button
        variant="default"
        size={size}
        leftSection={<IconUserCheck size={size === 'xs' ? 16 : 18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <Trans>Ansett</Trans>
      </Button>
      {isOpen && (
        <HireDialog people={people} assignment={assignment} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
