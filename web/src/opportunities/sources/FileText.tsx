import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Anchor, Group, Loader, Text } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { limits } from '@torg/protocol/limits';
import type { TextFailure } from '@torg/protocol/opportunities/opportunity-terms';
import { addressOf } from '../../client/address.ts';
import type { FileContext } from '../opportunities.queries.ts';
import { MarkedText } from './MarkedText.tsx';

const { pages } = limits.opportunity;

/** Why a file was not read, and what one can do about it. */
const whyNot: Record<TextFailure, MessageDescriptor> = {
  encrypted: msg`Filen er låst med passord. Lagre den uten passord, og legg den til igjen.`,
  scanned: msg`Sidene er bilder uten tekst. Lim inn teksten i stedet.`,
  damaged: msg`Filen er skadet. Lagre den på nytt, og legg den til igjen.`,
  too_many_pages: msg`Filen har mer enn ${pages} sider. Del den opp, eller lim inn det som er viktig.`,
  too_large: msg`Det er for mye i filen til at vi kan lese den. Del den opp, eller lim inn det som er viktig.`,
  infected: msg`Virusskanneren fant noe, så filen er fjernet.`,
};

/** A file's own text, or why it has none. */
export function FileText({ id, file }: { id: string; file: FileContext }) {
  const { t } = useLingui();
  const { context_id, filename, text, text_status, text_failure, virus_check } = file;
  const address = addressOf('GET /api/main/opportunity/{id}/context/{context_id}/file', {
    params: { id, context_id },
  }).url;
  return (
    <>
      {virus_check === 'passed' && (
        <Anchor href={address} download={filename} size="sm">
          <Trans>Last ned filen</Trans>
        </Anchor>
      )}
      {text_status === 'pending' && (
        <Group gap="xs" role="status">
          <Loader size="xs" aria-hidden />
          <Text size="sm">
            {virus_check === 'waiting' ? (
              <Trans>Sjekkes for virus …</Trans>
            ) : (
              <Trans>Filen leses …</Trans>
            )}
          </Text>
        </Group>
      )}
      {text_status === 'failed' && (
        <Alert color="red" icon={<IconFileOff aria-hidden />} title={t`Filen kunne ikke leses`}>
          {t(whyNot[text_failure ?? 'damaged'])}
        </Alert>
      )}
      {text !== null && <MarkedText context={context_id} text={text} />}
    </>
  );
}
