import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Modal, Radio, Stack, Text, TextInput } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { useState, type SubmitEvent } from 'react';
import { searchedFor } from '../search/public/search-of-body.ts';
import type { FindSearch } from '../search/public/search-words.ts';
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
  const [title, setTitle] = useState(
    inWords.join(', ').replaceAll(/[«»]/g, '').slice(0, limits.saved.title),
  );
  const [notify, setNotify] = useState<Rhythm>('daily');
  const [isEmpty, setEmpty] = useState(false);
  const save = useSaveSearch(isAdmin);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const name = title.trim();
    setEmpty(name === '');
    if (name === '') return;
    const done = () => {
      noticeDone(t`Søket «${name}» er lagret`);
      onClose();
    };
    save.mutate({ title: name, notify, body: searchedFor(search) }, { onSuccess: done });
  };
  return (
    <Modal opened onClose={onClose} title={t`Lagre søk`} centered>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label={t`Tittel`}
            value={title}
            maxLength={limits.saved.title}
            error={isEmpty ? t`Skriv en tittel` : undefined}
            onChange={({ currentTarget: { value } }) => setTitle(value)}
            data-autofocus
            withAsterisk
          />
          <Radio.Group
            label={t`E-post om nye treff`}
            value={notify}
            onChange={(value) => setNotify(value)}
          >
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
    </Modal>
  );
}
