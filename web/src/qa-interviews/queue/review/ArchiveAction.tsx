import { useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { told } from '../../../ui/states/told.ts';
import { useSetArchived, type QaInterviewForm } from '../../qa-interviews.queries.ts';
import classes from './ArchiveAction.module.css';

/** Archives a form or restores it. */
export function ArchiveAction({ form: { uuid, archived } }: { form: QaInterviewForm }) {
  const { t } = useLingui();
  const { mutate, isPending } = useSetArchived(uuid);
  const [canUndo, setCanUndo] = useState(false);
  const action = archived
    ? { label: t`Hent fra arkivet`, icon: IconArchiveOff, notice: t`Arkivert.` }
    : { label: t`Arkiver`, icon: IconArchive, notice: t`Hentet fra arkivet.` };
  const Icon = canUndo ? IconArrowBackUp : action.icon;
  const flip = () => {
    // The button is not disabled while it works, since a disabled button would lose the focus.
    if (isPending) return;
    mutate(!archived, told({ next: () => setCanUndo(!canUndo), failed: true }));
  };
  return (
    <span className={classes.action}>
      <span role="status">{canUndo && action.notice}</span>
      <Button variant="default" leftSection={<Icon size={18} aria-hidden />} onClick={flip}>
        {canUndo ? t`Angre` : action.label}
      </Button>
    </span>
  );
}
