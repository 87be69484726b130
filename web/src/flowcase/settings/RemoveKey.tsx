import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ChangeDialog } from '../../ui/dialog/ChangeDialog.tsx';
import { useSaveSettings } from '../flowcase.queries.ts';

/** Ends Torg's access to the company's CVs. */
export function RemoveKey({ company }: { company: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const save = useSaveSettings(company);
  return (
    <>
      <Button variant="subtle" color="gray" onClick={() => setOpen(true)}>
        <Trans>Fjern nøkkelen</Trans>
      </Button>
      <ChangeDialog
        opened={isOpen}
        title={t`Fjerne nøkkelen?`}
        confirm={t`Fjern nøkkelen`}
        change={save}
        value={{ key: null }}
        done={t`Nøkkelen er fjernet`}
        onClose={() => setOpen(false)}
        destructive
      >
        <Trans>Torg slutter å hente fra Flowcase. Profilene blir som de er.</Trans>
      </ChangeDialog>
    </>
  );
}
