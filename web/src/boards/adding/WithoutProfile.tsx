import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack, TextInput } from '@mantine/core';
import { boardCalls } from '@torg/protocol/boards/boards';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { useAddCard } from './use-add-card.ts';

interface WithoutProfileProps {
  column: string;
  onDone: () => void;
}

/** A card about somebody who has no profile here, or about something else. */
export function WithoutProfile({ column, onDone }: WithoutProfileProps) {
  const { t } = useLingui();
  const add = useAddCard();
  const { field, submit, outcome, unplaced } = useCallForm({
    about: ['board-card', column],
    body: boardCalls.addBoardCard.body,
    start: { card_title: '' },
    texts: { card_title: 'card_title' },
    says: { card_title: t`Hva skal stå på kortet?` },
    validate: ({ card_title }) =>
      card_title.trim() === '' ? { card_title: t`Hva skal stå på kortet?` } : {},
  });
  return (
    <form
      noValidate
      onSubmit={submit(({ card_title }) =>
        add.mutate(
          { card_title: card_title.trim(), board_column: column },
          outcome({ next: onDone }),
        ),
      )}
    >
      <Stack>
        <TextInput
          label={t`Navn eller tittel`}
          description={t`For eksempel en som ikke har profil på Torg.`}
          {...field('card_title')}
        />
        <ErrorNotice error={unplaced(add.error)} />
        <Group justify="flex-end">
          <SubmitButton unsaved pending={add.isPending}>
            <Trans>Legg til</Trans>
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
