import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconArrowsMove } from '@tabler/icons-react';
import { ActionMenu } from '../../ui/dialog/ActionMenu.tsx';
import { ChoiceBar } from '../../ui/list/ChoiceBar.tsx';
import { useBoardState } from '../board-context.ts';
import { MoveItems } from '../card/MoveItems.tsx';
import { inOrder } from '../state/board-state.ts';

interface ChosenBarProps {
  chosen: ReadonlySet<string>;
  onClear: () => void;
}

/** What can be done with several cards at once. */
export function ChosenBar({ chosen, onClear }: ChosenBarProps) {
  const { t } = useLingui();
  const state = useBoardState();
  const cards = inOrder(state, chosen);
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
      <Button variant="subtle" onClick={onClear}>
        <Trans>Fjern valget</Trans>
      </Button>
    </ChoiceBar>
  );
}
