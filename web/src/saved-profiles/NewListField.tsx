import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, TextInput } from '@mantine/core';
import { savedProfileCalls } from '@torg/protocol/saved-profiles/saved-profiles';
import { useCallForm } from '../ui/form/use-call-form.ts';
import { errorText } from '../ui/text/error-texts.ts';
import { useCreateList } from './saved-profiles.queries.ts';

interface NewListFieldProps {
  /** the consultant whom the list is for */
  profile: string;
  onCreated: (list: string) => void;
}

/** Creates a list where the user chooses among the existing ones. */
export function NewListField({ profile, onCreated }: NewListFieldProps) {
  const { t } = useLingui();
  const create = useCreateList();
  const { form, field, submit, outcome } = useCallForm({
    about: ['saved-list-of', profile],
    body: savedProfileCalls.createSavedList.body,
    start: { title: '' },
    texts: { title: 'title' },
    says: { title: t`Skriv et navn på listen` },
    refusedAt: (error) => ({ title: errorText(error) }),
  });
  const send = submit(({ title }) =>
    create.mutate(
      title.trim(),
      outcome({
        next: ({ saved_list }) => {
          form.reset();
          onCreated(saved_list);
        },
      }),
    ),
  );
  return (
    <form onSubmit={send} noValidate>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput {...field('title')} size="xs" label={t`Ny liste`} withAsterisk={false} />
        <Button type="submit" size="xs" variant="default" loading={create.isPending}>
          <Trans>Lag</Trans>
        </Button>
      </Group>
    </form>
  );
}
