import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { limits } from '@torg/protocol/limits';
import { Dialog } from '../ui/Dialog.tsx';
import { focusWrongField } from '../ui/focus-wrong-field.ts';
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
  const form = useForm({
    initialValues: { name: props.name },
    validate: { name: isNotEmpty(t`Skriv et navn på listen`) },
  });
  const submit = form.onSubmit(({ name }) => onConfirm(name.trim()), focusWrongField(form));
  const refusal = error ? errorText(error) : undefined;
  return (
    <Dialog onClose={onClose} title={title}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            {...form.getInputProps('name')}
            label={t`Navn på listen`}
            placeholder={t`Skyprosjektet`}
            maxLength={limits.saved.title}
            error={form.errors.name ?? refusal}
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
    </Dialog>
  );
}
