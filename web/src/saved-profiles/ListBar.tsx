import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Group, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionMenu } from '../ui/dialog/ActionMenu.tsx';
import { RenameListDialog } from './RenameListDialog.tsx';
import { SavedCsv } from './SavedCsv.tsx';
import type { SavedList } from './saved-lists.ts';

interface ListBarProps {
  /** the open list; undefined: all saved profiles */
  list: SavedList | undefined;
  total: number;
  onRemove: (list: SavedList) => void;
}

/** The actions on the open list. */
export function ListBar({ list, total, onRemove }: ListBarProps) {
  const { t } = useLingui();
  const [isRenaming, setRenaming] = useState(false);
  const can = list?.can ?? { rename: false, remove: false };
  const hasMenu = can.rename || can.remove;
  if (total === 0 && !hasMenu) return null;
  return (
    <Group justify="flex-end" gap="xs" my="xs">
      {total > 0 && <SavedCsv list={list} />}
      {list && hasMenu && (
        <ActionMenu
          target={
            <ActionIcon variant="default" size={30} aria-label={t`Flere handlinger for listen`}>
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          }
        >
          {can.rename && (
            <Menu.Item
              leftSection={<IconPencil size={18} aria-hidden />}
              onClick={() => setRenaming(true)}
            >
              <Trans>Gi nytt navn</Trans>
            </Menu.Item>
          )}
          {can.remove && (
            <Menu.Item
              c="error"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => onRemove(list)}
            >
              <Trans>Slett listen</Trans>
            </Menu.Item>
          )}
        </ActionMenu>
      )}
      {list && isRenaming && <RenameListDialog list={list} onClose={() => setRenaming(false)} />}
    </Group>
  );
}
