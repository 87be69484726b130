import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { savedSearchCalls } from '@torg/protocol/saved-searches/saved-searches';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { DraftNotice } from '../ui/form/DraftNotice.tsx';
import { useCallForm } from '../ui/form/use-call-form.ts';
import { errorText } from '../ui/text/error-texts.ts';
import { useChangeSearch, type SavedSearch } from './saved-searches.queries.ts';

interface RenameSearchDialogProps {
  saved: SavedSearch;
  onClose: () => void;
}

export function RenameSearchDialog({ saved, onClose }: RenameSearchDialogProps) {
  const { t } = useLingui();
  const change = useChangeSearch(saved.saved_search);
  const { field, draft, submit, outcome } = useCallForm({
    about: ['search-title', saved.saved_search],
    body: savedSearchCalls.changeSavedSearch.body,
    start: { title: saved.title },
    texts: { title: 'title' },
    says: { title: t`Skriv en tittel` },
    refusedAt: (error) => ({ title: errorText(error) }),
  });
  const close = () => {
    draft.forget();
    onClose();
  };
  const send = submit(({ title }) =>
    change.mutate({ title: title.trim() }, outcome({ next: onClose })),
  );
  return (
    <Dialog onClose={close} title={t`Gi søket et nytt navn`}>
      <form onSubmit={send} noValidate>
        <Stack>
          <DraftNotice shown={draft.isRestored} onDiscard={draft.discard} />
          <TextInput {...field('title')} label={t`Tittel`} data-autofocus />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
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
