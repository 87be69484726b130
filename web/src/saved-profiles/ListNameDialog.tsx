import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { savedProfileCalls } from '@torg/protocol/saved-profiles/saved-profiles';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { DraftNotice } from '../ui/form/DraftNotice.tsx';
import { useCallForm, type CallForm } from '../ui/form/use-call-form.ts';
import { errorText } from '../ui/text/error-texts.ts';

interface ListNameDialogProps {
  /** undefined for a new list */
  list?: string;
  title: string;
  /** the current name */
  name: string;
  confirm: string;
  pending: boolean;
  onConfirm: (name: string, outcome: CallForm<object>['outcome']) => void;
  onClose: () => void;
}

/** Asks for the name of a list. */
export function ListNameDialog(props: ListNameDialogProps) {
  const { list, title, confirm, pending, onConfirm } = props;
  const { t } = useLingui();
  const { field, draft, submit, outcome } = useCallForm({
    about: ['saved-list', list ?? 'new'],
    body: savedProfileCalls.renameSavedList.body,
    start: { name: props.name },
    texts: { name: 'title' },
    says: { name: t`Skriv et navn på listen` },
    refusedAt: (error) => ({ name: errorText(error) }),
  });
  const close = () => {
    draft.forget();
    props.onClose();
  };
  return (
    <Dialog onClose={close} title={title}>
      <form onSubmit={submit(({ name }) => onConfirm(name.trim(), outcome))} noValidate>
        <Stack>
          <DraftNotice shown={draft.isRestored} onDiscard={draft.discard} />
          <TextInput
            {...field('name')}
            label={t`Navn på listen`}
            placeholder={t`Skyprosjektet`}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              <Trans>Avbryt</Trans>
            </Button>
            <Button type="submit" loading={pending}>
              {confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
