import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { savedSearchCalls } from '@torg/protocol/saved-searches/saved-searches';
import { searchedFor } from '../search/public/search-of-body.ts';
import type { FindSearch } from '../search/public/search-words.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { ruleOf } from '../ui/form/body-rules.ts';
import { DraftNotice } from '../ui/form/DraftNotice.tsx';
import { useCallForm } from '../ui/form/use-call-form.ts';
import { ErrorNotice } from '../ui/states/ErrorNotice.tsx';
import { rhythms, rhythmTexts } from './rhythm-texts.ts';
import { useSaveSearch, type Rhythm } from './saved-searches.queries.ts';
import { useSearchText } from './use-search-text.ts';

const { body } = savedSearchCalls.saveClientSearch;
const titleRule = ruleOf(body, 'title');

interface SaveSearchDialogProps {
  search: FindSearch;
  /** the search covers hidden consultants too */
  isAdmin: boolean;
  onClose: () => void;
}

/** Asks for a title, and how often the user wants an alert. */
export function SaveSearchDialog({ search, isAdmin, onClose }: SaveSearchDialogProps) {
  const { t } = useLingui();
  const inWords = useSearchText()(search);
  const { form, field, draft, submit, outcome } = useCallForm<{ title: string; notify: Rhythm }>({
    about: ['new-search', isAdmin ? 'admin' : 'client', inWords.join(', ')],
    body,
    start: {
      title: inWords.join(', ').replaceAll(/[«»]/g, '').slice(0, titleRule.maxLength),
      notify: 'daily',
    },
    texts: { title: 'title' },
    says: { title: t`Skriv en tittel` },
  });
  const close = () => {
    draft.forget();
    onClose();
  };
  const save = useSaveSearch(isAdmin);
  const send = submit(({ title, notify }) => {
    const name = title.trim();
    save.mutate(
      { title: name, notify, body: searchedFor(search) },
      outcome({ done: t`Søket «${name}» er lagret`, next: onClose }),
    );
  });
  return (
    <Dialog onClose={close} title={t`Lagre søk`}>
      <form onSubmit={send} noValidate>
        <Stack>
          <DraftNotice shown={draft.isRestored} onDiscard={draft.discard} />
          <TextInput {...field('title')} label={t`Tittel`} data-autofocus />
          <Radio.Group {...form.getInputProps('notify')} label={t`E-post om nye treff`}>
            <Stack gap="xs" mt="xs">
              {rhythms.map((one) => (
                <Radio key={one} value={one} label={t(rhythmTexts[one])} />
              ))}
            </Stack>
          </Radio.Group>
          <Text size="sm" c="dimmed">
            <Trans>Du får bare e-post om konsulenter som kommer til, og hver av dem én gang.</Trans>
          </Text>
          <ErrorNotice error={save.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              <Trans>Avbryt</Trans>
            </Button>
            <Button type="submit" loading={save.isPending}>
              <Trans>Lagre</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
