import { Trans } from '@lingui/react/macro';
import { Button, Stack, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { limits } from '@torg/protocol/limits';
import { useState } from 'react';
import type { SendFile } from '../../client/calls/upload.ts';
import { FileDrop } from '../../ui/field/FileDrop.tsx';
import { usePastedText } from '../../ui/field/use-pasted-text.ts';
import { addContexts, refreshContexts, type Opportunity } from '../opportunities.queries.ts';
import { useContextFile } from '../use-context-file.ts';
import classes from './SourcePane.module.css';
import { TextDialog } from './TextDialog.tsx';

const { contexts: mostOfAll } = limits.opportunity;

/** More texts and files for a need that is there; each file shows how far it has come. */
export function AddContexts({ need }: { need: Opportunity }) {
  const client = useQueryClient();
  const props = useContextFile();
  /** what is written of the new text so far */
  const [writing, setWriting] = useState<string>();
  const { opportunity: id } = need;
  const room = mostOfAll - need.context.length;
  usePastedText((text) => room > 0 && setWriting(text));
  const send: SendFile = async (file, sending) => {
    await addContexts(id, { files: [file] }, sending);
    await refreshContexts(client, id);
  };
  return (
    <section className={`torg-card ${classes.card}`} aria-labelledby="add-contexts">
      <Title order={3} size="md" id="add-contexts">
        <Trans>Legg til mer</Trans>
      </Title>
      <Stack gap="sm">
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={room <= 0}
          onClick={() => setWriting('')}
          style={{ justifySelf: 'start', alignSelf: 'start' }}
        >
          <Trans>Legg til tekst</Trans>
        </Button>
        <FileDrop {...props} wholePage room={Math.min(room, props.most)} send={send} />
      </Stack>
      {writing !== undefined && (
        <TextDialog
          id={id}
          context={undefined}
          pasted={writing}
          onClose={() => setWriting(undefined)}
        />
      )}
    </section>
  );
}
