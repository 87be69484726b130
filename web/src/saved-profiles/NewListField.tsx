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
  const { form, field, draft, submit } = useCallForm({
    about: ['saved-list-of', profile],
    body: savedProfileCalls.createSavedList.body,
    start: { title: '' },
    texts: { title: 'title' },
    says: { title: t`Skriv et navn på listen` },
  });
  const send = submit(({ title }) =>
    create.mutate(title.trim(), {
      onSuccess: ({ saved_list }) => {
        form.reset();
        draft.forget();
        onCreated(saved_list);
      },
    }),
  );
  const refusal = create.error ? errorText(create.error) : undefined;
  return (
    <form onSubmit={send} noValidate>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          {...field('title')}
          size="xs"
          label={t`Ny liste`}
          withAsterisk={false}
          error={form.errors.title ?? refusal}
        />
        <Button type="submit" size="xs" variant="default" loading={create.isPending}>
          <Trans>Lag</Trans>
        </Button>
      </Group>
    </form>
  );
}
