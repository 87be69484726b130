import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowRight,
  IconListCheck,
  IconListNumbers,
  IconPencil,
  IconScale,
  IconTrash,
} from '@tabler/icons-react';
import { MoreMenu } from '../../ui/dialog/MoreMenu.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { useBoard, useBoardState } from '../board-context.ts';
import { addressOfBoard } from '../public/board-of.ts';
import { useCardTexts } from '../public/card-texts.ts';
import { cardsIn, type Column } from '../state/board-state.ts';

interface ColumnMenuProps {
  column: Column;
  /** the first and the last of those that can be moved */
  isFirst: boolean;
  isLast: boolean;
  /** opens the dialog for its name */
  onChange: () => void;
}

/** What can be done with a column, and with those who are in it. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { t } = useLingui();
  const { columnName } = useCardTexts();
  const { column } = props;
  const { can, evaluation_board_column: id } = column;
  const people = usePeopleIn(id);
  const name = columnName(column);
  if (!can.change && people === 0) return null;
  return (
    <MoreMenu label={t`Handlinger for kolonnen ${name}`} small>
      {people > 0 && <PeopleItems column={id} people={people} />}
      {people > 0 && can.change && <Menu.Divider />}
      {can.change && <ChangeItems {...props} />}
    </MoreMenu>
  );
}

/** How many cards of the column are about somebody with a profile. */
function usePeopleIn(column: string): number {
  const state = useBoardState();
  if (!state.can.edit) return 0;
  return cardsIn(state, column).filter((card) => state.cards.get(card)?.profile_data).length;
}

/** Pages of an upper floor, about those in the column. */
function PeopleItems({ column, people }: { column: string; people: number }) {
  const { of } = useBoard();
  const address = `${addressOfBoard(of)}/${column}`;
  return (
    <>
      <Menu.Item
        component={HrefLink}
        href={`${address}/evaluate`}
        leftSection={<IconListCheck size={18} aria-hidden />}
      >
        <Trans>Vurder etter kriteriene</Trans>
      </Menu.Item>
      {people > 1 && (
        <>
          <Menu.Item
            component={HrefLink}
            href={`${address}/compare`}
            leftSection={<IconScale size={18} aria-hidden />}
          >
            <Plural value={people} one="Sammenlign # kandidat" other="Sammenlign # kandidater" />
          </Menu.Item>
          <Menu.Item
            component={HrefLink}
            href={`${address}/rank`}
            leftSection={<IconListNumbers size={18} aria-hidden />}
          >
            <Trans>Ranger kandidatene</Trans>
          </Menu.Item>
        </>
      )}
    </>
  );
}

/** What can be done with a column of one's own. */
function ChangeItems({ column, isFirst, isLast, onChange }: ColumnMenuProps) {
  const { moveColumn, removeColumn } = useBoard();
  return (
    <>
      <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={onChange}>
        <Trans>Endre navn og fase</Trans>
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowLeft size={18} aria-hidden />}
        disabled={isFirst}
        onClick={() => moveColumn(column, -1)}
      >
        <Trans>Flytt til venstre</Trans>
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowRight size={18} aria-hidden />}
        disabled={isLast}
        onClick={() => moveColumn(column, 1)}
      >
        <Trans>Flytt til høyre</Trans>
      </Menu.Item>
      {column.can.remove && (
        <>
          <Menu.Divider />
          <Menu.Item
            c="error"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => removeColumn(column)}
          >
            <Trans>Slett kolonnen</Trans>
          </Menu.Item>
        </>
      )}
    </>
  );
}
