import { Trans, useLingui } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import {
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowRight,
  IconArrowUp,
} from '@tabler/icons-react';
import { useBoard, useBoardState } from '../board-context.ts';
import { useCardTexts } from '../public/card-texts.ts';
import { cardsIn, placeOf } from '../state/board-state.ts';

/** «Flytt til …»: the same as dragging, for everybody. */
export function MoveItems({ cards }: { cards: readonly string[] }) {
  const { t } = useLingui();
  const { move } = useBoard();
  const state = useBoardState();
  const { columnName } = useCardTexts();
  if (!state.can.edit) return null;
  const [card, ...others] = cards;
  const from = card !== undefined && others.length === 0 ? placeOf(state, card) : undefined;
  const elsewhere = state.columns.filter((one) => one.evaluation_board_column !== from?.column);
  return (
    <>
      {from && card !== undefined && <MoveInColumn card={card} {...from} />}
      <Menu.Divider />
      <Menu.Label>
        <Trans>Flytt til …</Trans>
      </Menu.Label>
      {elsewhere.map((column) => {
        const { evaluation_board_column: id } = column;
        const name = columnName(column);
        return (
          <Menu.Item
            key={id}
            leftSection={<IconArrowRight size={18} aria-hidden />}
            aria-label={t`Flytt til ${name}`}
            onClick={() => move(cards, { column: id, order: cardsIn(state, id).length })}
          >
            {name}
          </Menu.Item>
        );
      })}
    </>
  );
}

interface MoveInColumnProps {
  card: string;
  column: string;
  order: number;
}

function MoveInColumn({ card, column, order }: MoveInColumnProps) {
  const { t } = useLingui();
  const { move } = useBoard();
  const last = cardsIn(useBoardState(), column).length - 1;
  if (last < 1) return null;
  const places = [
    { label: t`Øverst`, icon: IconArrowBarToUp, to: 0, is: order > 0 },
    { label: t`Ett hakk opp`, icon: IconArrowUp, to: order - 1, is: order > 0 },
    { label: t`Ett hakk ned`, icon: IconArrowDown, to: order + 1, is: order < last },
    { label: t`Nederst`, icon: IconArrowBarToDown, to: last, is: order < last },
  ].filter(({ is }) => is);
  return (
    <>
      <Menu.Divider />
      <Menu.Label>
        <Trans>I kolonnen</Trans>
      </Menu.Label>
      {places.map(({ label, icon: Icon, to }) => (
        <Menu.Item
          key={label}
          leftSection={<Icon size={18} aria-hidden />}
          onClick={() => move([card], { column, order: to })}
        >
          {label}
        </Menu.Item>
      ))}
    </>
  );
}
