import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ChangeDialog } from '../../../ui/dialog/ChangeDialog.tsx';
import { useRemoveDraft } from './documents.queries.ts';

export function RemoveDraft({ document, back }: { document: string; back: string }) {
  const { t } = useLingui();
  const { history } = useRouter();
  const [isOpen, setOpen] = useState(false);
  const remove = useRemoveDraft(document);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        <Trans>Slett utkastet</Trans>
      </Button>
      <ChangeDialog
        opened={isOpen}
        title={t`Slett utkastet`}
        confirm={t`Slett utkastet`}
        destructive
        change={remove}
        value={undefined}
        done={t`Utkastet er slettet`}
        next={() => history.push(back)}
        onClose={() => setOpen(false)}
      >
        <Trans>Det kan ikke hentes tilbake. Publiserte versjoner blir som de er.</Trans>
      </ChangeDialog>
    </>
  );
}
