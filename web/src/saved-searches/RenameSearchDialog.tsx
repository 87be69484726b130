import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { useState, type SubmitEvent } from 'react';
import { errorText } from '../ui/error-texts.ts';
import { useChangeSearch, type SavedSearch } from './saved-searches.queries.ts';

interface RenameSearchDialogProps {
  saved: SavedSearch;
  onClose: () => void;
}

export function RenameSearchDialog({ saved, onClose }: RenameSearchDialogProps) {
  const { t } = useLingui();
  const change = useChangeSearch(saved.saved_search);
  const [title, setTitle] = useState(saved.title);
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const name = title.trim();
    setEmpty(name === '');
    if (name !== '') change.mutate({ title: name }, { onSuccess: onClose });
  };
  const refusal = change.error ? errorText(change.error) : undefined;
  return (
    <Modal opened onClose={onClose} title={t`Gi søket et nytt navn`} centered>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label={t`Tittel`}
            value={title}
            maxLength={limits.saved.title}
            error={isEmpty ? t`Skriv en tittel` : refusal}
            onChange={({ currentTarget: { value } }) => setTitle(value)}
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
    </Modal>
  );
}
