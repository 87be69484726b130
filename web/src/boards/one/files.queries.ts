import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { upload, type SendFile } from '../../client/calls/upload.ts';
import { request } from '../../client/request.ts';
import { useChange } from '../../client/use-change.ts';
import { told } from '../../ui/states/told.ts';
import { invalidateCard, type CardFile } from '../boards.queries.ts';
import { noticeUndo } from '../moving/notice-undo.tsx';

export function useSendCardFile(card: string): SendFile {
  const client = useQueryClient();
  return async (file, { onProgress, signal }) => {
    await upload(
      'POST /api/main/evaluation-board-card/{id}/upload',
      { file, onProgress },
      { params: { id: card }, signal },
    );
    await invalidateCard(client, card);
  };
}

const removeFile = (id: string) =>
  request('DELETE /api/main/submission-file/{id}', { params: { id } });
const restoreFile = (id: string) =>
  request('POST /api/main/submission-file/{id}/restore', { params: { id } });

/** Removes a file, with a way back. */
export function useFileRemoval(card: string): (file: CardFile) => void {
  const { t } = useLingui();
  const invalidates = (client: Parameters<typeof invalidateCard>[0]) =>
    invalidateCard(client, card);
  const remove = useChange(removeFile, { invalidates });
  const restore = useChange(restoreFile, { invalidates });
  return ({ submission_file: file, filename }) => {
    const undo = () => restore.mutate(file, told({ failed: t`Filen kom ikke tilbake` }));
    const next = () => noticeUndo(t`«${filename}» er fjernet`, { label: t`Angre`, onUndo: undo });
    remove.mutate(file, told({ failed: t`Filen ble ikke fjernet`, next }));
  };
}
