import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconExternalLink, IconSquareCheck, IconTrash } from '@tabler/icons-react';
import { useBoard, useBoardState } from '../board-context.ts';
import { useCardTexts } from '../public/card-texts.ts';
import type { Card } from '../state/board-state.ts';
import classes from './CardActions.module.css';
import { MoveItems } from './MoveItems.tsx';

interface CardActionsProps {
  /** the one whose menu it is: where the focus is, or where the mouse has pressed the dots */
  card: string | undefined;
  cardOf: ReadonlyMap<string, Card>;
  isChosen: boolean;
  opened: boolean;
  onOpen: (card: string | undefined) => void;
  /** in px from the top of the list */
  start: number;
}

/**
 * The menu of a card. It stands beside the list, since what is chosen in a list has no buttons of its
 * own for a screen reader.
 */
export function CardActions({ card, cardOf, isChosen, opened, onOpen, start }: CardActionsProps) {
  const { t } = useLingui();
  const { open, flipChoice, remove, focus } = useBoard();
  const { can } = useBoardState();
  const { cardName } = useCardTexts();
  if (card === undefined) return null;
  const name = cardName(cardOf.get(card));
  return (
    <div className={classes.place} style={{ transform: `translateY(${start}px)` }}>
      <Menu
        opened={opened}
        onChange={(next) => onOpen(next ? card : undefined)}
        onClose={() => focus(card)}
        returnFocus={false}
        position="bottom-end"
        // Not `keydown`: without motion it is there before the key that opens it has come to the document,
        // where it would close it.
        clickOutsideEvents={['mousedown', 'touchstart']}
        portalProps={{ target: '#main' }}
        withInitialFocusPlaceholder={false}
        hideDetached={false}
      >
        <Menu.Target>
          <ActionIcon
            className={classes.button}
            variant="default"
            size={26}
            aria-label={t`Handlinger for ${name}`}
          >
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown className={classes.menu}>
          <Menu.Item
            leftSection={<IconExternalLink size={18} aria-hidden />}
            onClick={() => open(card)}
          >
            <Trans>Åpne kortet</Trans>
          </Menu.Item>
          <Menu.Item
            leftSection={<IconSquareCheck size={18} aria-hidden />}
            onClick={() => flipChoice(card)}
          >
            {isChosen ? <Trans>Fjern valget</Trans> : <Trans>Velg kortet</Trans>}
          </Menu.Item>
          <MoveItems cards={[card]} />
          {can.edit && (
            <>
              <Menu.Divider />
              <Menu.Item
                c="error"
                leftSection={<IconTrash size={18} aria-hidden />}
                onClick={() => remove(card)}
              >
                <Trans>Fjern fra tavlen</Trans>
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
