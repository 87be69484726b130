import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Group, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionMenu } from '../ui/dialog/ActionMenu.tsx';
import { RenameListDialog } from './RenameListDialog.tsx';
import { SavedCsv } from './SavedCsv.tsx';
import type { SavedList } from './saved-lists.ts';
import { ShareItems } from './team/ShareItems.tsx';
import { SharedMark } from './team/SharedMark.tsx';

interface ListBarProps {
  /** the open list; undefined: all saved profiles */
  list: SavedList | undefined;
  total: number;
  onRemove: (list: SavedList) => void;
}

const none = { rename: false, remove: false };

/** Who sees the open list, and the actions on it. */
export function ListBar({ list, total, onRemove }: ListBarProps) {
  const { t } = useLingui();
  const [isRenaming, setRenaming] = useState(false);
  const can = list?.can ?? none;
  const hasMenu = Object.values(can).some(Boolean);
  if (total === 0 && !hasMenu && !list?.shared_with) return null;
  return (
    <Group justify="flex-end" gap="xs" my="xs">
      {list && <SharedMark list={list} />}
      {total > 0 && <SavedCsv list={list} />}
      {list && hasMenu && (
        <ActionMenu
          target={
            <ActionIcon variant="default" size={30} aria-label={t`Flere handlinger for listen`}>
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          }
        >
          <ShareItems list={list} />
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
