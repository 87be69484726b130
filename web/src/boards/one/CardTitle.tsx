import { Trans, useLingui } from '@lingui/react/macro';
import { Group, TextInput } from '@mantine/core';
import { boardCalls } from '@torg/protocol/boards/boards';
import { useCall } from '../../client/use-change.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { cardQuery, type CardDetail } from '../boards.queries.ts';

/** What the card is called, where that is not just the name. */
export function CardTitle({ detail }: { detail: CardDetail }) {
  const { t } = useLingui();
  const { evaluation_board_card: id, card_title, can } = detail;
  const rename = useCall(
    'POST /api/main/evaluation-board-card/{id}',
    (body: { card_title: string }) => ({ params: { id }, body }),
    { done: (client, changed) => client.setQueryData(cardQuery(id).queryKey, changed) },
  );
  const { form, field, submit, outcome, unplaced } = useCallForm({
    about: ['card-title', id],
    body: boardCalls.changeBoardCard.body,
    start: { card_title },
    texts: { card_title: 'card_title' },
    says: { card_title: t`Hva skal kortet hete?` },
  });
  if (!can.edit) return null;
  return (
    <form
      noValidate
      onSubmit={submit((typed) => rename.mutate(typed, outcome({ done: t`Kortet er endret` })))}
    >
      <Group gap="xs" mt="md" align="flex-end" wrap="nowrap">
        <TextInput
          flex={1}
          label={t`Tittel på kortet`}
          {...field('card_title')}
          withAsterisk={false}
        />
        {form.isDirty() && (
          <SubmitButton unsaved pending={rename.isPending}>
            <Trans>Lagre</Trans>
          </SubmitButton>
        )}
      </Group>
      <ErrorNotice error={unplaced(rename.error)} />
    </form>
  );
}
