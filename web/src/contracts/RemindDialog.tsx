import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { ErrorNotice } from '../ui/states/ErrorNotice.tsx';
import { told } from '../ui/states/told.ts';
import type { ActedOn } from './acted-on.ts';
import { useRemind } from './contracts.queries.ts';
import { SignatoryChoice } from './SignatoryChoice.tsx';

/** Mails somebody who has not signed yet, with a new link. */
export function RemindDialog({ contract, onClose }: { contract: ActedOn; onClose: () => void }) {
  const { t } = useLingui();
  const waiting = contract.signatories.filter(({ status }) => status !== 'signed');
  const [chosen, setChosen] = useState(waiting[0]?.signatory ?? '');
  const remind = useRemind(contract.contract_id);
  return (
    <Dialog onClose={onClose} title={t`Send en påminnelse`}>
      <Stack>
        <Trans>
          Vi sender en e-post med en ny lenke. Den gamle lenken slutter å virke. Det går én gang om
          dagen.
        </Trans>
        <SignatoryChoice
          label={t`Hvem skal få den?`}
          signatories={waiting}
          value={chosen}
          onChange={setChosen}
        />
        <ErrorNotice error={remind.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            <Trans>Avbryt</Trans>
          </Button>
          <Button
            loading={remind.isPending}
            onClick={() =>
              remind.mutate(chosen, told({ done: t`Påminnelsen er sendt`, next: onClose }))
            }
          >
            <Trans>Send påminnelse</Trans>
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
