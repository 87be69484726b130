import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { told } from '../../../ui/states/told.ts';
import { cachedDraft, useSendDraft, type AgreementDraft } from '../../agreements.queries.ts';
import { MessageField } from './MessageField.tsx';

interface SendDialogProps {
  draft: AgreementDraft;
  onClose: () => void;
}

/** Sends what was saved last, with some words. */
export function SendDialog({ draft, onClose }: SendDialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const id = draft.agreement_draft_id;
  const send = useSendDraft(id);
  const [message, setMessage] = useState('');
  const confirm = () => {
    const { revision } = cachedDraft(client, id) ?? draft;
    send.mutate({ revision, message }, told({ done: t`Vilkårene er sendt`, next: onClose }));
  };
  return (
    <ConfirmDialog
      opened
      hasText
      title={t`Send vilkårene til ${draft.provider.name}`}
      confirm={t`Send`}
      onConfirm={confirm}
      onClose={onClose}
      pending={send.isPending}
      error={send.error}
    >
      <Stack>
        <Text>
          <Trans>
            Selskapet kan godta dem, foreslå endringer eller avslå. Konsulenten leser alt unntatt
            prisen, og må si ja før selskapet kan godta.
          </Trans>
        </Text>
        <MessageField value={message} onChange={setMessage} />
      </Stack>
    </ConfirmDialog>
  );
}
