import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text, Textarea } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { told } from '../../ui/states/told.ts';
import { useCancelInterview, type Interview } from '../interviews.queries.ts';

interface CancelDialogProps {
  interview: Interview;
  onClose: () => void;
}

/** Whoever invites cancels what was offered or booked. */
export function CancelDialog({ interview, onClose }: CancelDialogProps) {
  const { t } = useLingui();
  const change = useCancelInterview(interview);
  const [words, setWords] = useState('');
  const confirm = () =>
    change.mutate(words.trim(), told({ done: t`Intervjuet er avlyst`, next: onClose }));
  return (
    <ConfirmDialog
      opened
      hasText
      destructive
      title={t`Avlyse intervjuet?`}
      confirm={t`Avlys intervjuet`}
      onConfirm={confirm}
      onClose={onClose}
      pending={change.isPending}
      error={change.error}
    >
      <Stack>
        <Text>
          <Trans>Alle som deltar, får beskjed, og tiden går ut av kalenderen deres.</Trans>
        </Text>
        <Textarea
          data-autofocus
          label={t`Hvorfor? Konsulenten leser dette. Du kan la det stå tomt.`}
          value={words}
          maxLength={limits.interview.reason}
          autosize
          minRows={3}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
