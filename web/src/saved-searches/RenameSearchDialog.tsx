import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { limits } from '@torg/protocol/limits';
import { Dialog } from '../ui/Dialog.tsx';
import { focusWrongField } from '../ui/focus-wrong-field.ts';
import { errorText } from '../ui/error-texts.ts';
import { useChangeSearch, type SavedSearch } from './saved-searches.queries.ts';

interface RenameSearchDialogProps {
  saved: SavedSearch;
  onClose: () => void;
}

export function RenameSearchDialog({ saved, onClose }: RenameSearchDialogProps) {
  const { t } = useLingui();
  const change = useChangeSearch(saved.saved_search);
  const form = useForm({
    initialValues: { title: saved.title },
    validate: { title: isNotEmpty(t`Skriv en tittel`) },
  });
  const submit = form.onSubmit(
    ({ title }) => change.mutate({ title: title.trim() }, { onSuccess: onClose }),
    focusWrongField(form),
  );
  const refusal = change.error ? errorText(change.error) : undefined;
  return (
    <Dialog onClose={onClose} title={t`Gi søket et nytt navn`}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            {...form.getInputProps('title')}
            label={t`Tittel`}
            maxLength={limits.saved.title}
            error={form.errors.title ?? refusal}
            data-autofocus
            withAsterisk
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              <Trans>Avbryt</Trans>
            </Button>
            <Button type="submit" loading={change.isPending}>
              <Trans>Lagre</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
