import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { nullColumn } from '@torg/protocol/boards/board-terms';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { told } from '../../ui/states/told.ts';
import { addressOfBoard, type BoardOf, useBoardOf } from '../public/board-of.ts';
import { isUnmade } from '../boards.queries.ts';
import { useCardTexts } from '../public/card-texts.ts';
import { BoardChoice } from './BoardChoice.tsx';
import { type Added, useListOntoBoard } from './use-list-onto-board.ts';

interface OntoBoardDialogProps {
  /** undefined: everybody who is saved */
  list: { saved_list: string; title: string } | undefined;
  onClose: () => void;
}

/** Which board, and which of its columns, those of a list are put on. */
export function OntoBoardDialog({ list, onClose }: OntoBoardDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [of, setOf] = useState<BoardOf>();
  const [isMissing, setMissing] = useState(false);
  const [column, setColumn] = useState<string>(nullColumn);
  const add = useListOntoBoard();
  const title = list?.title;
  const choose = (next: BoardOf | undefined) => {
    setOf(next);
    setMissing(false);
    setColumn(nullColumn);
  };
  const submit = () => {
    if (!of) return setMissing(true);
    const next = () => {
      onClose();
      void navigate({ to: addressOfBoard(of) });
    };
    return add.mutate(
      { of, list: list?.saved_list, column, board_title: t`Kandidater` },
      {
        ...told({ done: (added) => doneText(added), next }),
        // The column may be the one that is gone.
        onError: () => setColumn(nullColumn),
      },
    );
  };
  const doneText = ({ added: count, there }: Added): string => {
    const cards = t`${plural(count, { one: '# kort er lagt til', other: '# kort er lagt til' })}`;
    const none =
      there > 0
        ? t`Alle i listen står på tavlen fra før.`
        : t`Ingen i listen kan legges på tavlen.`;
    return count > 0 ? cards : none;
  };
  return (
    <Dialog
      onClose={onClose}
      title={list ? t`Legg ${title} på en tavle` : t`Legg alle på en tavle`}
    >
      <Stack>
        <BoardChoice
          of={of}
          onChange={choose}
          error={isMissing ? t`Velg oppdraget eller behovet som tavlen hører til.` : undefined}
        />
        {of && <ColumnChoice key={of.id} of={of} column={column} onChange={setColumn} />}
        <Text size="sm" c="dimmed">
          <Trans>
            De som allerede har et kort, blir stående der de er. Notatene dine følger ikke med.
          </Trans>
        </Text>
        <ErrorNotice error={add.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            <Trans>Avbryt</Trans>
          </Button>
          <Button loading={add.isPending} onClick={submit}>
            <Trans>Legg på tavlen</Trans>
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

interface ColumnChoiceProps {
  of: BoardOf;
  column: string;
  onChange: (column: string) => void;
}

/** A board that nobody has made yet is made with its inbox. */
function ColumnChoice({ of, column, onChange }: ColumnChoiceProps) {
  const { t } = useLingui();
  const { data, error } = useBoardOf(of);
  const { columnName } = useCardTexts();
  if (isUnmade(error)) {
    return (
      <Text size="sm">
        <Trans>Tavlen er ikke laget ennå. Den lages nå, med alle i innboksen.</Trans>
      </Text>
    );
  }
  if (error) return <ErrorNotice error={error} />;
  return (
    <NativeSelect
      label={t`Kolonne`}
      value={column}
      data={(data?.board.columns ?? []).map((one) => ({
        value: one.evaluation_board_column,
        label: columnName(one),
      }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
