import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { CountedTextarea } from '../../../ui/field/CountedTextarea.tsx';
import { told } from '../../../ui/states/told.ts';
import { useDeclineDraft, type AgreementDraft } from '../../agreements.queries.ts';

export function DeclineAction({ draft }: { draft: AgreementDraft }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        <Trans>Avslå</Trans>
      </Button>
      {isOpen && <DeclineDialog draft={draft} onClose={() => setOpen(false)} />}
    </>
  );
}

function DeclineDialog({ draft, onClose }: { draft: AgreementDraft; onClose: () => void }) {
  const { t } = useLingui();
  const decline = useDeclineDraft(draft.agreement_draft_id);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isEmpty = reason.trim() === '';
  const confirm = () => {
    setTried(true);
    if (!isEmpty) decline.mutate(reason, told({ done: t`Avtalen er avslått`, next: onClose }));
  };
  return (
    <ConfirmDialog
      opened
      hasText
      title={t`Avslå avtalen?`}
      confirm={t`Avslå`}
      onConfirm={confirm}
      onClose={onClose}
      pending={decline.isPending}
      error={decline.error}
      destructive
    >
      <Stack>
        <Text>
          <Trans>Oppdragsgiveren og konsulenten får vite det, med grunnen du skriver.</Trans>
        </Text>
        <CountedTextarea
          label={t`Hvorfor`}
          withAsterisk
          minRows={3}
          max={limits.contract.reason}
          value={reason}
          onChange={setReason}
          error={tried && isEmpty && t`Skriv en grunn.`}
        />
      </Stack>
    </ConfirmDialog>
  );
}
