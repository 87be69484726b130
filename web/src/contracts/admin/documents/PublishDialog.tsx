import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { ErrorNotice } from '../../../ui/states/ErrorNotice.tsx';
import { told } from '../../../ui/states/told.ts';
import {
  documentsQuery,
  usePublish,
  type Compliance,
  type ContractDocument,
} from './documents.queries.ts';
import { lacksDay, StaysGoodField } from './StaysGoodField.tsx';

interface PublishDialogProps {
  document: ContractDocument;
  onClose: () => void;
}

/** Says what becomes of those who have signed an older version, before the new one counts. */
export function PublishDialog({ document, onClose }: PublishDialogProps) {
  const { t } = useLingui();
  const { version, revision } = document;
  const [older, setOlder] = useState<Compliance>({ stays_good: 'no', good_until: null });
  const [isTried, setTried] = useState(false);
  const publish = usePublish(document.document);
  const send = () => {
    setTried(true);
    if (lacksDay(older)) return;
    publish.mutate(
      { revision, ...older },
      told({ done: t`Versjon ${version} er publisert`, next: onClose }),
    );
  };
  return (
    <Dialog onClose={onClose} title={t`Publiser versjon ${version}`}>
      <Stack>
        <Concerned document={document} />
        <StaysGoodField
          label={t`Gjelder eldre versjoner fortsatt?`}
          value={older}
          onChange={setOlder}
          error={isTried && lacksDay(older) ? t`Velg en dag.` : undefined}
        />
        <p>
          <Trans>
            Konsulenter som er aktive, forblir aktive. Der avtalen ikke lenger gjelder, kan ingen
            nye aktiveres før den nye er signert. En publisert versjon kan ikke endres.
          </Trans>
        </p>
        <ErrorNotice error={publish.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            <Trans>Avbryt</Trans>
          </Button>
          <Button loading={publish.isPending} onClick={send}>
            <Trans>Publiser</Trans>
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** How many have signed an older version that counts. */
function Concerned({ document: { type } }: { document: ContractDocument }) {
  const { data } = useQuery(documentsQuery);
  if (!data) return null;
  const signed = data.documents
    .filter((one) => one.type === type)
    .reduce((sum, { signed_contracts }) => sum + signed_contracts, 0);
  return (
    <p>
      <Plural
        value={signed}
        _0="Ingen selskaper har signert en eldre versjon."
        one="# selskap har signert en eldre versjon, og får vite det."
        other="# selskaper har signert en eldre versjon, og får vite det."
      />
    </p>
  );
}
