import { useLingui } from '@lingui/react/macro';
import { ListNameDialog } from './ListNameDialog.tsx';
import type { SavedList } from './saved-lists.ts';
import { useRenameList } from './saved-profiles.queries.ts';

export function RenameListDialog({ list, onClose }: { list: SavedList; onClose: () => void }) {
  const { t } = useLingui();
  const rename = useRenameList(list.saved_list);
  return (
    <ListNameDialog
      list={list.saved_list}
      title={t`Gi listen et nytt navn`}
      name={list.title}
      confirm={t`Lagre`}
      pending={rename.isPending}
      onConfirm={(name, outcome) => rename.mutate(name, outcome({ next: onClose }))}
      onClose={onClose}
    />
  );
}
