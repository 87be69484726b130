import { useUploads } from '../../ui/field/uploads.ts';
import { refusalOf } from '../../ui/field/file-rules.ts';
import { uploadAttachment } from '../messages.queries.ts';
import { fileRules } from './message-field-rules.ts';
import type { DraftInHand } from './use-message-draft.ts';

/** The files of a message: each is uploaded at once and attached when the message is sent. */
export function useMessageFiles(draft: DraftInHand) {
  const uploads = useUploads(async (file, { onProgress, signal }) => {
    const stored = await uploadAttachment({ file, onProgress }, signal);
    draft.change(({ files }) => ({ files: [...files, stored] }));
  });
  const underWay = uploads.running.filter(({ error }) => error === undefined).length;
  const room = fileRules.most - draft.files.length - underWay;

  const take = (files: FileList | null) => {
    for (const [place, file] of [...(files ?? [])].entries()) {
      const refusal = refusalOf(file, fileRules, place < room);
      if (refusal) uploads.refuse(file, refusal);
      else void uploads.start(file);
    }
  };
  const remove = (file_id: string) =>
    draft.change(({ files }) => ({ files: files.filter((one) => one.file_id !== file_id) }));

  return {
    running: uploads.running,
    cancel: uploads.cancel,
    take,
    remove,
    isUploading: underWay > 0,
    isFull: room <= 0,
  };
}

export type FilesInHand = ReturnType<typeof useMessageFiles>;
