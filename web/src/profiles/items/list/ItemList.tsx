import { Trans, useLingui } from '@lingui/react/macro';
import { Text, VisuallyHidden } from '@mantine/core';
import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import { useEffect, useRef } from 'react';
import { ErrorNotice } from '../../../ui/states/ErrorNotice.tsx';
import { focusWhenThere } from '../../../ui/dialog/focus-when-there.ts';
import { RemovedRow } from '../../../ui/list/RemovedRow.tsx';
import { useDragOrder } from '../../../ui/list/use-drag-order.ts';
import type { Profile } from '../../profiles.queries.ts';
import classes from './ItemList.module.css';
import { itemsOf } from './item-lists.ts';
import { ItemRow, itemLinkId } from './ItemRow.tsx';
import { kindTexts } from '../kind-texts.ts';
import { useItemOrder } from './use-item-order.ts';
import { useRemoval } from './use-removal.ts';

interface ItemListProps {
  profile: Profile;
  kind: ProfileItemKind;
  /** the entry to start at */
  at?: string;
  /** the level of the entries' headings */
  level?: 3 | 4;
}

/** The entries of a kind, to open, reorder and remove. */
export function ItemList({ profile, kind, at, level = 3 }: ItemListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const { account } = profile;
  const removal = useRemoval(account, kind);
  const items = itemsOf(profile, kind).filter(({ uuid }) => !removal.isGone(uuid));
  const ids = items.map(({ uuid }) => uuid);
  const { move, put, lastMove, error } = useItemOrder({ profile: account, kind, ids });
  const drag = useDragOrder(list, ids, put);
  useEffect(() => (at === undefined ? undefined : focusWhenThere(itemLinkId(at))), [at]);

  return (
    <div>
      <ErrorNotice error={error ?? removal.error} />
      {items.length === 0 && (
        <Text c="dimmed" my="xs">
          {t(kindTexts[kind].none)}
        </Text>
      )}
      <ol
        ref={list}
        className={classes.list}
        data-dragged={drag.draggedId !== undefined || undefined}
      >
        {items.map((item, place) => (
          <ItemRow
            key={item.uuid}
            profile={account}
            kind={kind}
            item={item}
            isDragged={drag.draggedId === item.uuid}
            place={drag.order.indexOf(item.uuid)}
            handle={drag.handle(item.uuid)}
            onMove={{
              up: place > 0 ? () => move(item.uuid, place - 1, 'up') : undefined,
              down: place < ids.length - 1 ? () => move(item.uuid, place + 1, 'down') : undefined,
            }}
            alone={ids.length === 1}
            level={level}
            onRemove={(name) => removal.remove(item.uuid, name)}
          />
        ))}
      </ol>
      <VisuallyHidden role="status">
        {lastMove && (
          <Trans>
            Flyttet til plass {lastMove.place} av {lastMove.of}.
          </Trans>
        )}
      </VisuallyHidden>
      <div role="status">
        {removal.removed.map((entry) => (
          <RemovedRow
            key={entry.uuid}
            uuid={entry.uuid}
            name={entry.name}
            onUndo={() => removal.restore(entry.uuid)}
            pending={removal.restoring}
          />
        ))}
      </div>
    </div>
  );
}
