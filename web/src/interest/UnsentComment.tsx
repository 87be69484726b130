import { Trans } from '@lingui/react/macro';
import { Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useShellUser } from '../accounts/public/shell-user.ts';
import { storeDraft, readDraft } from '../ui/form/draft.ts';
import { longWordStyle } from '../ui/text/long-words.ts';
import { commentKey } from './comment-key.ts';
import classes from './receipts/ReceiptCard.module.css';

interface UnsentCommentProps {
  assignment: string;
  /** whom it is about; without it, the writer */
  consultant?: { account: string; name: string };
}

/** The unsent text, after the interest was sent from elsewhere, such as another tab. */
export function UnsentComment({ assignment, consultant }: UnsentCommentProps) {
  const me = useShellUser().account.account;
  const key = commentKey({ me, assignment, consultant: consultant?.account ?? me });
  const [text, setText] = useState(() => readDraft(key));
  if (text === '') return null;
  const drop = () => {
    storeDraft(key, '');
    setText('');
  };
  return (
    <Stack mt="md" gap="sm">
      <blockquote className={classes.quote}>
        <Text size="sm" c="dimmed">
          {consultant ? (
            <Trans>Dette skrev du om {consultant.name}, og det ble ikke med</Trans>
          ) : (
            <Trans>Dette skrev du her, og det ble ikke med</Trans>
          )}
        </Text>
        <p style={{ whiteSpace: 'pre-wrap', ...longWordStyle(text) }}>{text}</p>
      </blockquote>
      <Group>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? <Trans>Kopiert</Trans> : <Trans>Kopier teksten</Trans>}
            </Button>
          )}
        </CopyButton>
        <Button variant="subtle" onClick={drop}>
          <Trans>Kast teksten</Trans>
        </Button>
      </Group>
    </Stack>
  );
}
