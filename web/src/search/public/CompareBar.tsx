import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useNarrow } from '../../ui/layout/use-wide.ts';
import { ChoiceBar } from '../../ui/list/ChoiceBar.tsx';
import { CompareTable } from '../CompareTable.tsx';

interface CompareBarProps {
  compared: readonly string[];
  anonymized: boolean;
  isAdmin: boolean;
  onClear: () => void;
}

/** Stays at the bottom while the user chooses consultants to compare. */
export function CompareBar({ compared, anonymized, isAdmin, onClear }: CompareBarProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const narrow = useNarrow();
  if (compared.length === 0) return null;
  return (
    <>
      <ChoiceBar
        label={t`Sammenligning`}
        counted={<Plural value={compared.length} one="# valgt" other="# valgte" />}
      >
        <Button size="sm" variant="subtle" onClick={onClear}>
          <Trans>Fjern alle</Trans>
        </Button>
        <Button size="sm" onClick={() => setOpen(true)} disabled={compared.length < 2}>
          <Trans>Sammenlign</Trans>
        </Button>
      </ChoiceBar>
      <Dialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t`Sammenligning`}
        size="72rem"
        closesOnBackdrop
        {...(narrow && { fullScreen: true, radius: 0, padding: 'sm' })}
      >
        <CompareTable compared={compared} anonymized={anonymized} isAdmin={isAdmin} />
      </Dialog>
    </>
  );
}
