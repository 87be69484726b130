import { useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { CountedTextarea } from '../ui/field/CountedTextarea.tsx';

interface ReasonDialogProps {
  title: string;
  /** who gets to know the reason */
  lead: ReactNode;
  confirm: string;
  /** what else is asked; it shows what is missing once somebody has tried */
  fields?: (isTried: boolean) => ReactNode;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  change: { isPending: boolean; error: unknown };
}

/** Asks before something ends for good, and why. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, lead, confirm, fields, onConfirm, onClose, change } = props;
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isEmpty = reason.trim() === '';
  return (
    <ConfirmDialog
      opened
      hasText
      title={title}
      confirm={confirm}
      onConfirm={() => {
        setTried(true);
        if (!isEmpty) onConfirm(reason);
      }}
      onClose={onClose}
      pending={change.isPending}
      error={change.error}
      destructive
    >
      <Stack>
        <Text>{lead}</Text>
        {fields?.(isTried)}
        <CountedTextarea
          data-autofocus={fields === undefined || undefined}
          label={t`Hvorfor`}
          withAsterisk
          minRows={3}
          max={limits.contract.reason}
          value={reason}
          onChange={setReason}
          error={isTried && isEmpty && t`Skriv en grunn.`}
        />
      </Stack>
    </ConfirmDialog>
  );
}
