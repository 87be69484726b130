import { attachmentTypes, limits } from '@torg/protocol/limits';
import { RequestError } from '../client/request-error.ts';
import { useUploads } from '../ui/uploads.ts';
import { uploadAttachment } from './messages.queries.ts';
import type { DraftInHand } from './use-message-draft.ts';

export const acceptedTypes = Object.keys(attachmentTypes);

/** The files of a message: each is uploaded at once, and travels when the message is sent. */
export function useMessageFiles(draft: DraftInHand) {
  const uploads = useUploads(async (file, { onProgress, signal }) => {
    const kept = await uploadAttachment({ file, onProgress }, signal);
    draft.change(({ files }) => ({ files: [...files, kept] }));
  });
  const underWay = uploads.running.filter(({ error }) => error === undefined).length;
  const room = limits.message.attachments - draft.files.length - underWay;

  const take = (files: FileList | null) => {
    for (const [place, file] of [...(files ?? [])].entries()) {
      const code = place < room ? refusalOf(file) : 'too_many_files';
      if (code) uploads.refuse(file, refused(code));
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

type Refusal = 'payload_too_large' | 'unsupported_file_type' | 'too_many_files';

/** What the browser can see at once; the server judges by the content. */
function refusalOf(file: File): Refusal | undefined {
  if (file.size > limits.attachment.size) return 'payload_too_large';
  return file.type && !acceptedTypes.includes(file.type) ? 'unsupported_file_type' : undefined;
}

const refused = (code: Refusal) =>
  new RequestError({ status: 400, code, message: 'The file was not sent.', traceId: '' });

export type FilesInHand = ReturnType<typeof useMessageFiles>;
