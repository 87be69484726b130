import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { useState, type SubmitEvent } from 'react';
import { errorText } from '../ui/error-texts.ts';

interface ListNameDialogProps {
  title: string;
  /** as it is called now */
  name: string;
  confirm: string;
  pending: boolean;
  error: unknown;
  onConfirm: (name: string) => void;
  onClose: () => void;
}

/** What a list shall be called. */
export function ListNameDialog(props: ListNameDialogProps) {
  const { title, confirm, pending, error, onConfirm, onClose } = props;
  const { t } = useLingui();
  const [name, setName] = useState(props.name);
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setEmpty(name.trim() === '');
    if (name.trim() !== '') onConfirm(name.trim());
  };
  const refusal = error ? errorText(error) : undefined;
  const problem = isEmpty ? t`Skriv et navn på listen` : refusal;
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label={t`Navn på listen`}
            placeholder={t`Skyprosjektet`}
            value={name}
            maxLength={limits.saved.title}
            error={problem}
            onChange={({ currentTarget: { value } }) => setName(value)}
            data-autofocus
            withAsterisk
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              <Trans>Avbryt</Trans>
            </Button>
            <Button type="submit" loading={pending}>
              {confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
