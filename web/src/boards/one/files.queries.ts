import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { upload, type SendFile } from '../../client/calls/upload.ts';
import { request } from '../../client/request.ts';
import { invalidateCard } from '../boards.queries.ts';
import { useRemovals, type Removals } from './use-removals.ts';

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

/** Removes files, with a way back. */
export function useFileRemovals(card: string): Removals {
  const { t } = useLingui();
  return useRemovals({
    card,
    kind: 'file',
    remove: removeFile,
    restore: restoreFile,
    failed: t`Filen ble ikke fjernet`,
    notBack: t`Filen kom ikke tilbake`,
  });
}
