import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { ChangeDialog } from '../ui/dialog/ChangeDialog.tsx';
import { useRenewVectors } from './search-engine.queries.ts';

/** Asks for confirmation: a paid model charges for every text again. */
export function RenewVectors() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const renew = useRenewVectors();
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        <Trans>Gjennomgå alt</Trans>
      </Button>
      {renew.isSuccess && (
        <Text role="status" size="sm" c="dimmed" mt="xs">
          <Trans>Bestilt. Det begynner om et øyeblikk.</Trans>
        </Text>
      )}
      <ChangeDialog
        opened={isOpen}
        title={t`Gjennomgå alle tekster på nytt?`}
        confirm={t`Gjennomgå alt`}
        change={renew}
        value={undefined}
        onClose={close}
      >
        <Trans>Det tar litt tid. Søket virker som før imens.</Trans>
      </ChangeDialog>
    </>
  );
}
