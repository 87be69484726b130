import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { boardCalls } from '@torg/protocol/boards/boards';
import { useCall } from '../../client/use-change.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { useBoard } from '../board-context.ts';
import { readBoardAgain } from '../boards.queries.ts';

interface RenameBoardDialogProps {
  title: string;
  onClose: () => void;
}

export function RenameBoardDialog({ title, onClose }: RenameBoardDialogProps) {
  const { t } = useLingui();
  const { of, store } = useBoard();
  const { board } = store.now().state;
  const rename = useCall(
    'PATCH /api/main/evaluation-board/{id}',
    (body: { board_title: string }) => ({ params: { id: board }, body }),
    { invalidates: (client) => readBoardAgain(client, of) },
  );
  const { form, field, submit, outcome, unplaced } = useCallForm({
    about: ['board-title', board],
    body: boardCalls.renameBoard.body,
    start: { board_title: title },
    texts: { board_title: 'board_title' },
    says: { board_title: t`Hva skal tavlen hete?` },
  });
  return (
    <Dialog onClose={onClose} title={t`Navn på tavlen`}>
      <form
        noValidate
        onSubmit={submit((typed) => rename.mutate(typed, outcome({ next: onClose })))}
      >
        <Stack>
          <TextInput label={t`Navn`} data-autofocus {...field('board_title')} />
          <ErrorNotice error={unplaced(rename.error)} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              <Trans>Avbryt</Trans>
            </Button>
            <SubmitButton unsaved={form.isDirty()} pending={rename.isPending}>
              <Trans>Lagre</Trans>
            </SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
