import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from './CompareBar.module.css';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useNarrow } from '../../ui/layout/use-wide.ts';
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
    <div className={classes.bar} role="region" aria-label={t`Sammenligning`}>
      <span role="status">
        <Plural value={compared.length} one="# valgt" other="# valgte" />
      </span>
      <Button variant="subtle" onClick={onClear}>
        <Trans>Fjern alle</Trans>
      </Button>
      <Button onClick={() => setOpen(true)} disabled={compared.length < 2}>
        <Trans>Sammenlign</Trans>
      </Button>
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
    </div>
  );
}
