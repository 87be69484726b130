import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconFolderDown } from '@tabler/icons-react';
import { marketDay } from '@torg/protocol/market-day';
import { useState } from 'react';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { DateField } from '../ui/field/DateField.tsx';
import { periodFolderAddress } from './agreements.queries.ts';
import { FolderLinks } from './FolderLinks.tsx';

/** Fetches the Innleiemappe of all that a client has agreed on for some days. */
export function PeriodFolder({ client }: { client: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFolderDown size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <Trans>Innleiemappe for en periode</Trans>
      </Button>
      {isOpen && <PeriodDialog client={client} onClose={() => setOpen(false)} />}
    </>
  );
}

function PeriodDialog({ client, onClose }: { client: string; onClose: () => void }) {
  const { t } = useLingui();
  const [year] = useState(() => marketDay(new Date(), 'NO').slice(0, 4));
  const [from, setFrom] = useState<string | null>(`${year}-01-01`);
  const [to, setTo] = useState<string | null>(`${year}-12-31`);
  const isTurned = from !== null && to !== null && to < from;
  const period = from === null || to === null || isTurned ? undefined : { from, to };
  return (
    <Dialog onClose={onClose} title={t`Innleiemappe for en periode`} size="lg" closesOnBackdrop>
      <Stack>
        <Text>
          <Trans>
            Den samler alle avtaler som gjelder minst én dag i perioden, med grunnlag og papirer.
          </Trans>
        </Text>
        <Group grow align="start">
          <DateField
            label={t`Fra og med`}
            value={from}
            onChange={setFrom}
            error={from === null && t`Velg en dag`}
          />
          <DateField
            label={t`Til og med`}
            value={to}
            onChange={setTo}
            error={
              (to === null && t`Velg en dag`) || (isTurned && t`Den siste dagen er før den første`)
            }
          />
        </Group>
        <FolderLinks
          address={period && ((format) => periodFolderAddress(client, { ...period, format }))}
        />
      </Stack>
    </Dialog>
  );
}
