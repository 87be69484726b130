import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import { useState } from 'react';
import { focusWhenThere } from '../../../ui/dialog/focus-when-there.ts';
import { undoId } from '../../../ui/list/RemovedRow.tsx';
import { useRemoveProfileItem, useRestoreProfileItem } from '../../editing.queries.ts';
import { itemLinkId } from './ItemRow.tsx';

interface Removed {
  uuid: string;
  name: string;
}

/** Removes entries at once, and restores them when the user undoes it. */
export function useRemoval(profile: string, kind: ProfileItemKind) {
  const removing = useRemoveProfileItem(profile);
  const restoring = useRestoreProfileItem(profile);
  // For this list only: each kind has its own list.
  const [all, setAll] = useState<readonly (Removed & { kind: ProfileItemKind })[]>([]);
  const forget = (uuid: string) =>
    setAll((before) => before.filter((entry) => entry.uuid !== uuid));

  const remove = (uuid: string, name: string) => {
    setAll((before) => [...before, { uuid, name, kind }]);
    removing.mutate(uuid, { onError: () => forget(uuid) });
    focusWhenThere(undoId(uuid), 'nearest');
  };
  const restore = (uuid: string) =>
    restoring.mutate(uuid, {
      onSuccess: () => {
        forget(uuid);
        focusWhenThere(itemLinkId(uuid), 'nearest');
      },
    });
  const removed = all.filter((entry) => entry.kind === kind);
  return {
    removed,
    isGone: (uuid: string) => removed.some((entry) => entry.uuid === uuid),
    remove,
    restore,
    restoring: restoring.isPending,
    error: removing.error ?? restoring.error,
  };
}
