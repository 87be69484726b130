import { createHash } from 'node:crypto';
import type { Storage } from '../../src/adapters/storage/storage.ts';
import type { FilePurpose } from '../../src/files/files.tables.ts';
import type { Row } from '../insert-rows.ts';
import type { TownAttachment } from '../town/town.types.ts';
import { makeDocx } from './docx.ts';
import { makePdf } from './pdf.ts';
import { fileId, storageKey } from './town-ids.ts';

/** A file of the town, ready to be put into the storage. */
export interface TownFile {
  /** names it within the town */
  key: string;
  name: string;
  mediaType: string;
  content: Buffer;
  purpose: FilePurpose;
  uploadedBy: string | null;
  createdAt: Date;
}

const withoutEnding = (name: string): string => name.replace(/\.\w+$/, '');

const kinds = {
  pdf: { mediaType: 'application/pdf', make: makePdf },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    make: makeDocx,
  },
  txt: { mediaType: 'text/plain', make: (_title: string, text: string) => Buffer.from(text) },
};

/** What a person attached, made into a real file of its kind. */
export function attachedFile(
  { name, kind, text }: TownAttachment,
  about: Pick<TownFile, 'key' | 'purpose' | 'uploadedBy' | 'createdAt'>,
): TownFile {
  const { mediaType, make } = kinds[kind];
  return { ...about, name, mediaType, content: make(withoutEnding(name), text) };
}

export async function storeFiles(storage: Storage, files: readonly TownFile[]): Promise<void> {
  const put = ({ key, content, mediaType }: TownFile) =>
    storage.put(storageKey(key), content, { contentType: mediaType, size: content.length });
  await Promise.all(files.map(put));
}

export function fileRow(file: TownFile): Row<'file'> {
  const { key, name, mediaType, content, purpose, uploadedBy, createdAt } = file;
  return {
    file: fileId(key),
    storage_key: storageKey(key),
    file_name: name,
    media_type: mediaType,
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    purpose,
    uploaded_by: uploadedBy,
    created_at: createdAt,
  };
}
