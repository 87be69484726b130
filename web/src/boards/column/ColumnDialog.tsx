import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { columnStages } from '@torg/protocol/boards/board-terms';
import { boardCalls } from '@torg/protocol/boards/boards';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { useCardTexts } from '../public/card-texts.ts';
import type { Column } from '../state/board-state.ts';
import { stageMeanings, stageTexts } from './stage-texts.ts';
import { useSaveColumn, type ColumnFields } from './use-column-changes.ts';

interface ColumnDialogProps {
  /** undefined: a new one */
  column?: Column;
  onClose: () => void;
}

/** What a column is called, and what it says about those in it. */
export function ColumnDialog({ column, onClose }: ColumnDialogProps) {
  const { t } = useLingui();
  const { columnName } = useCardTexts();
  const save = useSaveColumn(column);
  const { form, field, submit, outcome, unplaced } = useCallForm<ColumnFields>({
    about: ['board-column', column?.evaluation_board_column ?? 'new'],
    body: boardCalls.addBoardColumn.body,
    start: {
      column_title: column ? columnName(column) : '',
      stage: column?.stage ?? 'considered',
    },
    texts: { column_title: 'column_title' },
    says: { column_title: t`Hva skal kolonnen hete?` },
  });
  const stage = form.values.stage;
  /** A column that keeps its name keeps it in every reader's language. */
  const named = (typed: ColumnFields): ColumnFields =>
    column && typed.column_title === columnName(column)
      ? { ...typed, column_title: column.column_title }
      : typed;
  const done = column ? t`Kolonnen er endret` : t`Kolonnen er lagt til`;
  return (
    <Dialog onClose={onClose} title={column ? t`Endre kolonnen` : t`Ny kolonne`}>
      <form
        noValidate
        onSubmit={submit((typed) => save.mutate(named(typed), outcome({ done, next: onClose })))}
      >
        <Stack>
          <TextInput label={t`Navn`} data-autofocus {...field('column_title')} />
          <NativeSelect
            label={t`Fase`}
            description={t(stageMeanings[stage])}
            data={columnStages.map((value) => ({ value, label: t(stageTexts[value]) }))}
            {...field('stage')}
          />
          <ErrorNotice error={unplaced(save.error)} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              <Trans>Avbryt</Trans>
            </Button>
            <SubmitButton unsaved={column === undefined || form.isDirty()} pending={save.isPending}>
              {column ? <Trans>Lagre</Trans> : <Trans>Legg til</Trans>}
            </SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
