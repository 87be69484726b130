import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconArrowsMove, IconMessageReply } from '@tabler/icons-react';
import { useState } from 'react';
import { AnswerDialog } from '../../interest/public/AnswerDialog.tsx';
import { ActionMenu } from '../../ui/dialog/ActionMenu.tsx';
import { ChoiceBar } from '../../ui/list/ChoiceBar.tsx';
import { useBoard, useBoardState } from '../board-context.ts';
import { MoveItems } from '../card/MoveItems.tsx';
import { useCardTexts } from '../public/card-texts.ts';
import { inOrder } from '../state/board-state.ts';

interface ChosenBarProps {
  chosen: ReadonlySet<string>;
  onClear: () => void;
}

/** What can be done with several cards at once. */
export function ChosenBar({ chosen, onClear }: ChosenBarProps) {
  const { t } = useLingui();
  const state = useBoardState();
  const { of } = useBoard();
  const { cardName } = useCardTexts();
  const [isAnswering, setAnswering] = useState(false);
  const cards = inOrder(state, chosen);
  const waiting = cards.flatMap((id) => {
    const card = state.cards.get(id);
    const { assignment_interest, can } = card?.interest ?? {};
    return assignment_interest && can?.answer
      ? [{ assignment_interest, name: cardName(card) }]
      : [];
  });
  return (
    <ChoiceBar
      label={t`Valgte kort`}
      counted={<Plural value={chosen.size} one="# kort er valgt" other="# kort er valgt" />}
    >
      {state.can.edit && (
        <ActionMenu
          target={
            <Button variant="default" leftSection={<IconArrowsMove size={18} aria-hidden />}>
              <Trans>Flytt til …</Trans>
            </Button>
          }
        >
          <MoveItems cards={cards} />
        </ActionMenu>
      )}
      {of.kind === 'assignment' && waiting.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconMessageReply size={18} aria-hidden />}
          onClick={() => setAnswering(true)}
        >
          <Plural value={waiting.length} one="Svar # konsulent" other="Svar # konsulenter" />
        </Button>
      )}
      {isAnswering && (
        <AnswerDialog
          assignment={of.id}
          interests={waiting}
          onDone={() => {
            setAnswering(false);
            onClear();
          }}
          onClose={() => setAnswering(false)}
        />
      )}
      <Button variant="subtle" onClick={onClear}>
        <Trans>Fjern valget</Trans>
      </Button>
    </ChoiceBar>
  );
}
