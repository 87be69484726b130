import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text, Textarea } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { told } from '../../ui/states/told.ts';
import { useDecline, type Interview } from '../interviews.queries.ts';

interface DeclineDialogProps {
  interview: Interview;
  onClose: () => void;
}

/** The consultant does not want to be interviewed. */
export function DeclineDialog({ interview, onClose }: DeclineDialogProps) {
  const { t } = useLingui();
  const change = useDecline(interview.interview);
  const [words, setWords] = useState('');
  const confirm = () =>
    change.mutate(words.trim(), told({ done: t`Svaret er sendt`, next: onClose }));
  return (
    <ConfirmDialog
      opened
      hasText
      destructive
      title={t`Takk nei til intervjuet?`}
      confirm={t`Takk nei`}
      onConfirm={confirm}
      onClose={onClose}
      pending={change.isPending}
      error={change.error}
    >
      <Stack>
        <Text>
          <Trans>Oppdragsgiveren får beskjed, og tidene blir borte.</Trans>
        </Text>
        <Textarea
          data-autofocus
          label={t`Hvorfor? Du kan la det stå tomt.`}
          value={words}
          maxLength={limits.interview.wish}
          autosize
          minRows={3}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
