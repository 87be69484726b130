import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { told } from '../../../ui/states/told.ts';
import { useProposeChanges, type AgreementDraft, type Form } from '../../agreements.queries.ts';
import { MessageField } from './MessageField.tsx';

interface ProposeDialogProps {
  draft: AgreementDraft;
  form: Form;
  onClose: () => void;
  onSent: () => void;
}

export function ProposeDialog({ draft, form, onClose, onSent }: ProposeDialogProps) {
  const { t } = useLingui();
  const propose = useProposeChanges(draft.agreement_draft_id);
  const [message, setMessage] = useState('');
  const { revision } = draft;
  const confirm = () =>
    propose.mutate(
      { agreement_form_data: form, revision, message },
      told({ done: t`Forslaget er sendt`, next: onSent }),
    );
  return (
    <ConfirmDialog
      opened
      hasText
      title={t`Send forslaget til ${draft.client.name}`}
      confirm={t`Send`}
      onConfirm={confirm}
      onClose={onClose}
      pending={propose.isPending}
      error={propose.error}
    >
      <Stack>
        <Text>
          <Trans>Oppdragsgiveren ser hva som er endret, og godtar det eller svarer med sitt.</Trans>
        </Text>
        <MessageField value={message} onChange={setMessage} />
      </Stack>
    </ConfirmDialog>
  );
}
