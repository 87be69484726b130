import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { limits } from '@torg/protocol/limits';
import { useState, type SubmitEvent } from 'react';
import { errorText } from '../ui/text/error-texts.ts';
import { listsQuery, useCreateList } from './saved-profiles.queries.ts';
import { useListTitle } from './use-list-title.ts';

interface ListChoiceProps {
  /** the lists that the person is in */
  own: readonly string[];
  /** called without lists for the default list, which may not exist yet */
  onChange: (lists?: readonly string[]) => void;
}

/** Chooses the lists that a person is in; each choice is saved at once. */
export function ListChoice({ own, onChange }: ListChoiceProps) {
  const { data } = useQuery(listsQuery);
  const titleOf = useListTitle();
  const lists = data?.saved_lists ?? [];
  const flip = (list: string) =>
    onChange(own.includes(list) ? own.filter((one) => one !== list) : [...own, list]);
  return (
    <Stack gap="sm">
      <Stack gap="xs" role="group" aria-label={titleOf({ title: '' })}>
        {lists.length === 0 && (
          <Checkbox label={titleOf({ title: '' })} checked={false} onChange={() => onChange()} />
        )}
        {lists.map((list) => (
          <Checkbox
            key={list.saved_list}
            label={titleOf(list)}
            checked={own.includes(list.saved_list)}
            onChange={() => flip(list.saved_list)}
          />
        ))}
      </Stack>
      <NewListField onMade={(list) => onChange([...own, list])} />
    </Stack>
  );
}

function NewListField({ onMade }: { onMade: (list: string) => void }) {
  const { t } = useLingui();
  const create = useCreateList();
  const [title, setTitle] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (title.trim() === '') return;
    create.mutate(title.trim(), {
      onSuccess: ({ saved_list }) => {
        setTitle('');
        onMade(saved_list);
      },
    });
  };
  return (
    <form onSubmit={submit}>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          size="xs"
          label={t`Ny liste`}
          value={title}
          maxLength={limits.saved.title}
          error={create.error ? errorText(create.error) : undefined}
          onChange={({ currentTarget: { value } }) => setTitle(value)}
        />
        <Button type="submit" size="xs" variant="default" loading={create.isPending}>
          <Trans>Lag</Trans>
        </Button>
      </Group>
    </form>
  );
}
