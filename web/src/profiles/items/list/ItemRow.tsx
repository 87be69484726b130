import { useLingui } from '@lingui/react/macro';
import {
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import type { HTMLAttributes } from 'react';
import { HrefLink } from '../../../ui/text/HrefLink.tsx';
import { QuietAction } from '../../../ui/layout/QuietAction.tsx';
import { formAddress } from '../../editor/place.ts';
import { levelTexts } from '../../public/level-texts.ts';
import { RuleText } from '../../public/RuleText.tsx';
import { linesOf } from './item-lines.ts';
import classes from './ItemList.module.css';
import type { Item } from './item-lists.ts';
import { lacksOfItem } from '../item-rules.ts';

export const itemLinkId = (uuid: string): string => `item-${uuid}`;
export const moveId = (uuid: string, way: 'up' | 'down'): string => `${way}-${uuid}`;

interface ItemRowProps {
  profile: string;
  kind: ProfileItemKind;
  item: Item<ProfileItemKind>;
  /** it is being dragged */
  isDragged: boolean;
  /** its place while an entry is dragged */
  place: number;
  handle: HTMLAttributes<HTMLElement>;
  onMove: Record<'up' | 'down', (() => void) | undefined>;
  /** it is the only entry, so it cannot be moved */
  alone: boolean;
  /** of its heading, one below that of its list */
  level: 3 | 4;
  onRemove: (name: string) => void;
}

export function ItemRow(props: ItemRowProps) {
  const { profile, kind, item, isDragged, place, handle, onMove, alone, onRemove } = props;
  const Heading = `h${props.level}` as const;
  const { t, i18n } = useLingui();
  const lines = linesOf(kind, item, {
    locale: i18n.locale,
    present: t`nå`,
    level: (level) => t(levelTexts[level]),
  });
  const name = lines.title || t`Uten navn`;
  const { uuid } = item;
  return (
    <li
      className={classes.row}
      data-id={uuid}
      data-dragged={isDragged || undefined}
      style={{ order: place }}
    >
      {!alone && (
        <span className={classes.handle} title={t`Dra for å flytte`} aria-hidden {...handle}>
          <IconGripVertical size={18} />
        </span>
      )}
      <div className={classes.text}>
        <Heading className={classes.title}>
          <HrefLink id={itemLinkId(uuid)} href={formAddress(profile, kind, uuid)}>
            {name}
            <IconPencil size={15} aria-hidden className={classes.pencil} />
          </HrefLink>
        </Heading>
        {lines.more && <p className={classes.more}>{lines.more}</p>}
        {lines.when && <p className={classes.more}>{lines.when}</p>}
        <RowLacks kind={kind} item={item} />
      </div>
      <div className={classes.actions}>
        {!alone && (
          <>
            <QuietAction
              id={moveId(uuid, 'up')}
              label={t`Flytt ${name} opp`}
              icon={IconArrowUp}
              onClick={onMove.up}
            />
            <QuietAction
              id={moveId(uuid, 'down')}
              label={t`Flytt ${name} ned`}
              icon={IconArrowDown}
              onClick={onMove.down}
            />
          </>
        )}
        <QuietAction label={t`Slett ${name}`} icon={IconTrash} onClick={() => onRemove(name)} />
      </div>
    </li>
  );
}

/** The rules that this entry still fails. */
function RowLacks({ kind, item }: Pick<ItemRowProps, 'kind' | 'item'>) {
  const codes = lacksOfItem(kind, item);
  if (codes.length === 0) return null;
  return (
    <ul className={classes.lacks}>
      {codes.map((code) => (
        <li key={code}>
          <RuleText code={code} />
        </li>
      ))}
    </ul>
  );
}
