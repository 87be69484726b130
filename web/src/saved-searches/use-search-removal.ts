import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { focusWhenThere } from '../ui/dialog/focus-when-there.ts';
import { told } from '../ui/states/told.ts';
import { undoId } from '../ui/list/RemovedRow.tsx';
import { useSetSearchRemoved, type SavedSearch } from './saved-searches.queries.ts';

/** Removes searches at once, and restores them on undo. */
export function useSearchRemoval() {
  const { t } = useLingui();
  const setRemoved = useSetSearchRemoved();
  const [removed, setAll] = useState<readonly SavedSearch[]>([]);
  const forget = (search: string) =>
    setAll((before) => before.filter(({ saved_search }) => saved_search !== search));
  const remove = (search: SavedSearch) => {
    const { saved_search } = search;
    const next = () => {
      setAll((before) => [...before, search]);
      focusWhenThere(undoId(saved_search), 'nearest');
    };
    setRemoved.mutate(
      { search: saved_search, removed: true },
      told({ next, failed: t`Søket ble ikke slettet` }),
    );
  };
  const restore = (search: string) =>
    setRemoved.mutate(
      { search, removed: false },
      told({ next: () => forget(search), failed: t`Søket kom ikke tilbake` }),
    );
  return { removed, remove, restore, isRestoring: setRemoved.isPending };
}
