import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { SideSheet } from '../../ui/dialog/SideSheet.tsx';
import { useNarrow } from '../../ui/layout/use-wide.ts';
import { useAskProfiles } from './admin-assessments.queries.ts';
import { AskProfiles } from './AskProfiles.tsx';

/** Beside the heading of the admins' search: a question to what the profiles say. */
export function AskOnFind() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useNarrow();
  // The answer stays while the page does.
  const ask = useAskProfiles();
  return (
    <>
      <Outlet />
      <Button
        variant="default"
        leftSection={<IconMessageQuestion size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <Trans>Spør</Trans>
      </Button>
      <SideSheet
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="right"
        size={isNarrow ? '100%' : '34rem'}
        title={t`Spør profilene`}
        closeButtonProps={{ 'aria-label': t`Lukk` }}
      >
        <AskProfiles ask={ask} />
      </SideSheet>
    </>
  );
}
