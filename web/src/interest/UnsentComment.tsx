import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useShellUser } from '../accounts/public/shell-user.ts';
import { storeDraft, readDraft } from '../ui/form/draft.ts';
import { UnsentText } from '../ui/form/UnsentText.tsx';
import { commentKey } from './comment-key.ts';

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
    <Stack mt="md">
      <UnsentText
        about={
          consultant ? (
            <Trans>Dette skrev du om {consultant.name}, og det ble ikke med</Trans>
          ) : (
            <Trans>Dette skrev du her, og det ble ikke med</Trans>
          )
        }
        text={text}
        onDrop={drop}
      />
    </Stack>
  );
}
