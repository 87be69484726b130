import { useChange } from '../../client/use-change.ts';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import { undoId } from '../../ui/list/RemovedRow.tsx';
import { told } from '../../ui/states/told.ts';
import { invalidateCard } from '../boards.queries.ts';
import { useRemoved, type Removed } from './removed.ts';

interface RemovalOptions extends Pick<Removed, 'card' | 'kind'> {
  remove: (id: string) => Promise<unknown>;
  restore: (id: string) => Promise<unknown>;
  /** the titles of a refusal of the one and of the other */
  failed: string;
  notBack: string;
}

export const removeId = (id: string): string => `remove-${id}`;

/** Removes parts of a card, with a way back where they were; the focus goes there and back. */
export function useRemovals({ card, kind, remove, restore, failed, notBack }: RemovalOptions) {
  const [all, setAll] = useRemoved();
  const invalidates = (client: Parameters<typeof invalidateCard>[0]) =>
    invalidateCard(client, card);
  const removing = useChange(remove, { invalidates });
  const restoring = useChange(restore, { invalidates });
  return {
    removed: all.filter((one) => one.card === card && one.kind === kind),
    isRestoring: restoring.isPending,
    remove: (id: string, name: string) => {
      const next = () => {
        setAll((before) => [...before, { id, card, kind, name }]);
        focusWhenThere(undoId(id), 'nearest');
      };
      removing.mutate(id, told({ failed, next }));
    },
    restore: (id: string) => {
      const next = () => {
        setAll((before) => before.filter((one) => one.id !== id));
        focusWhenThere(removeId(id), 'nearest');
      };
      restoring.mutate(id, told({ failed: notBack, next }));
    },
  };
}

export type Removals = ReturnType<typeof useRemovals>;
