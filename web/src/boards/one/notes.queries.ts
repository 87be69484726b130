import { useLingui } from '@lingui/react/macro';
import { request } from '../../client/request.ts';
import { useCall } from '../../client/use-change.ts';
import { invalidateCard } from '../boards.queries.ts';
import { useRemovals, type Removals } from './use-removals.ts';

export const useAddNote = (card: string) =>
  useCall(
    'POST /api/main/evaluation-board-card/{id}/note',
    (content: string) => ({ params: { id: card }, body: { content } }),
    { invalidates: (client) => invalidateCard(client, card) },
  );

export const useChangeNote = (card: string, note: string) =>
  useCall(
    'POST /api/main/evaluation-board-card-note/{id}',
    (content: string) => ({ params: { id: note }, body: { content } }),
    { invalidates: (client) => invalidateCard(client, card) },
  );

const removeNote = (id: string) =>
  request('DELETE /api/main/evaluation-board-card-note/{id}', { params: { id } });
const restoreNote = (id: string) =>
  request('POST /api/main/evaluation-board-card-note/{id}/restore', { params: { id } });

/** Removes notes, with a way back. */
export function useNoteRemovals(card: string): Removals {
  const { t } = useLingui();
  return useRemovals({
    card,
    kind: 'note',
    remove: removeNote,
    restore: restoreNote,
    failed: t`Notatet ble ikke slettet`,
    notBack: t`Notatet kom ikke tilbake`,
  });
}
