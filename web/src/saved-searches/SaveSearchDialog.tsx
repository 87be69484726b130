import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { limits } from '@torg/protocol/limits';
import { searchedFor } from '../search/public/search-of-body.ts';
import type { FindSearch } from '../search/public/search-words.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { focusWrongField } from '../ui/focus-wrong-field.ts';
import { ErrorNotice } from '../ui/ErrorNotice.tsx';
import { noticeDone } from '../ui/notice.tsx';
import { rhythms, rhythmTexts } from './rhythm-texts.ts';
import { useSaveSearch, type Rhythm } from './saved-searches.queries.ts';
import { useWhatIsAsked } from './use-what-is-asked.ts';

interface SaveSearchDialogProps {
  search: FindSearch;
  /** among everybody */
  isAdmin: boolean;
  onClose: () => void;
}

/** What the search shall be called, and how often one wants to hear of it. */
export function SaveSearchDialog({ search, isAdmin, onClose }: SaveSearchDialogProps) {
  const { t } = useLingui();
  const inWords = useWhatIsAsked()(search);
  const form = useForm<{ title: string; notify: Rhythm }>({
    initialValues: {
      title: inWords.join(', ').replaceAll(/[«»]/g, '').slice(0, limits.saved.title),
      notify: 'daily',
    },
    validate: { title: isNotEmpty(t`Skriv en tittel`) },
  });
  const save = useSaveSearch(isAdmin);
  const submit = form.onSubmit(({ title, notify }) => {
    const name = title.trim();
    const done = () => {
      noticeDone(t`Søket «${name}» er lagret`);
      onClose();
    };
    save.mutate({ title: name, notify, body: searchedFor(search) }, { onSuccess: done });
  }, focusWrongField(form));
  return (
    <Dialog onClose={onClose} title={t`Lagre søk`}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            {...form.getInputProps('title')}
            label={t`Tittel`}
            maxLength={limits.saved.title}
            data-autofocus
            withAsterisk
          />
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
            <Button variant="default" onClick={onClose}>
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
