import { useLingui } from '@lingui/react/macro';
import { request } from '../../client/request.ts';
import { useCall, useChange } from '../../client/use-change.ts';
import { told } from '../../ui/states/told.ts';
import { invalidateCard } from '../boards.queries.ts';
import { noticeUndo } from '../moving/notice-undo.tsx';

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

/** Removes a note, with a way back. */
export function useNoteRemoval(card: string): (note: string) => void {
  const { t } = useLingui();
  const invalidates = (client: Parameters<typeof invalidateCard>[0]) =>
    invalidateCard(client, card);
  const remove = useChange(removeNote, { invalidates });
  const restore = useChange(restoreNote, { invalidates });
  return (note) => {
    const undo = () => restore.mutate(note, told({ failed: t`Notatet kom ikke tilbake` }));
    const next = () => noticeUndo(t`Notatet er slettet`, { label: t`Angre`, onUndo: undo });
    remove.mutate(note, told({ failed: t`Notatet ble ikke slettet`, next }));
  };
}
