import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconCloudOff } from '@tabler/icons-react';
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
import { isSignedAnew } from './is-signed-anew.ts';
import { lacksDay, StaysGoodField } from './StaysGoodField.tsx';

interface PublishDialogProps {
  document: ContractDocument;
  /** what was written last is not stored yet, and would not be published */
  isUnsaved: boolean;
  onClose: () => void;
}

/** Says what becomes of those who have signed an older version, before the new one counts. */
export function PublishDialog({ document, isUnsaved, onClose }: PublishDialogProps) {
  const { t } = useLingui();
  const { version, revision } = document;
  const isAsked = isSignedAnew(document);
  const [older, setOlder] = useState<Compliance>({
    stays_good: isAsked ? 'no' : 'forever',
    good_until: null,
  });
  const [isTried, setTried] = useState(false);
  const publish = usePublish(document.document);
  const send = () => {
    setTried(true);
    if (lacksDay(older) || isUnsaved) return;
    publish.mutate(
      { revision, ...older },
      told({ done: t`Versjon ${version} er publisert`, next: onClose }),
    );
  };
  return (
    <Dialog onClose={onClose} title={t`Publiser versjon ${version}`}>
      <Stack>
        {isAsked ? (
          <>
            <Concerned document={document} />
            <StaysGoodField
              label={t`Gjelder eldre versjoner fortsatt?`}
              value={older}
              onChange={setOlder}
              error={isTried && lacksDay(older) ? t`Velg en dag.` : undefined}
            />
            <Text>
              <Trans>
                Konsulenter som er aktive, forblir aktive. Der avtalen ikke lenger gjelder, kan
                ingen nye aktiveres før den nye er signert. En publisert versjon kan ikke endres.
              </Trans>
            </Text>
          </>
        ) : (
          <Text>
            <Trans>
              Nye kontrakter lages av denne versjonen. De som er sendt eller signert, er som før. En
              publisert versjon kan ikke endres.
            </Trans>
          </Text>
        )}
        {isTried && isUnsaved && (
          <Alert role="alert" color="clay" icon={<IconCloudOff aria-hidden />}>
            <Trans>
              Utkastet har endringer som ikke er lagret. Lukk dette vinduet og rett dem først.
            </Trans>
          </Alert>
        )}
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
    <Text>
      <Plural
        value={signed}
        _0="Ingen har signert en eldre versjon."
        one="# avtale er signert på en eldre versjon. Selskapet får vite det."
        other="# avtaler er signert på eldre versjoner. Selskapene får vite det."
      />
    </Text>
  );
}
