import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, TextInput } from '@mantine/core';
import { savedProfileCalls } from '@torg/protocol/saved-profiles/saved-profiles';
import { useCallForm } from '../ui/form/use-call-form.ts';
import { errorText } from '../ui/text/error-texts.ts';
import { useCreateList } from './saved-profiles.queries.ts';

interface NewListFieldProps {
  /** the consultant who shall be in it */
  profile: string;
  onMade: (list: string) => void;
}

/** A list that is made where one chooses among them. */
export function NewListField({ profile, onMade }: NewListFieldProps) {
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
        onMade(saved_list);
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
