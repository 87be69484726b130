import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text, Textarea } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { told } from '../../ui/states/told.ts';
import { useWantOthers, type Interview } from '../interviews.queries.ts';

interface WantOthersDialogProps {
  interview: Interview;
  onClose: () => void;
}

/** The consultant says which times would do. */
export function WantOthersDialog({ interview, onClose }: WantOthersDialogProps) {
  const { t } = useLingui();
  const change = useWantOthers(interview.interview);
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const isEmpty = words.trim() === '';
  const confirm = () => {
    setTried(true);
    if (isEmpty) return;
    change.mutate(words.trim(), told({ done: t`Ønsket er sendt`, next: onClose }));
  };
  return (
    <ConfirmDialog
      opened
      hasText
      title={t`Be om andre tider`}
      confirm={t`Send ønsket`}
      onConfirm={confirm}
      onClose={onClose}
      pending={change.isPending}
      error={change.error}
    >
      <Stack>
        <Text>
          <Trans>Oppdragsgiveren får ønsket ditt og kan foreslå nye tider.</Trans>
        </Text>
        <Textarea
          data-autofocus
          label={t`Når passer det?`}
          value={words}
          maxLength={limits.interview.wish}
          autosize
          minRows={3}
          error={tried && isEmpty && t`Skriv gjerne noen dager og klokkeslett.`}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
