import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Menu } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { MoreMenu } from '../ui/dialog/MoreMenu.tsx';
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
    <Group justify="flex-end" align="start" gap="xs" my="xs">
      {list && <SharedMark list={list} />}
      {total > 0 && <Outlet />}
      {total > 0 && <SavedCsv list={list} />}
      {list && hasMenu && (
        <MoreMenu label={t`Flere handlinger for listen`} framed small>
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
        </MoreMenu>
      )}
      {list && isRenaming && <RenameListDialog list={list} onClose={() => setRenaming(false)} />}
    </Group>
  );
}
