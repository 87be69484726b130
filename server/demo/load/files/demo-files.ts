import { createHash } from 'node:crypto';
import { smallKey, type Storage } from '../../../src/platform/ports/storage.ts';
import type { FilePurpose } from '../../../src/files/files.tables.ts';
import type { Row } from '../../insert-rows.ts';
import type { DemoAttachment } from '../../data/demo.types.ts';
import { makeDocx } from './docx.ts';
import { makePdf } from './pdf.ts';
import { fileId, storageKey } from '../demo-ids.ts';

/** A file of the demo data, ready to be stored. */
export interface DemoFile {
  /** identifies it within the demo data */
  key: string;
  name: string;
  mediaType: string;
  content: Buffer;
  /** of a picture: what lists show */
  small?: Buffer;
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

/** Turns a person's attachment into a real file of its kind. */
export function attachedFile(
  { name, kind, text }: DemoAttachment,
  about: Pick<DemoFile, 'key' | 'purpose' | 'uploadedBy' | 'createdAt'>,
): DemoFile {
  const { mediaType, make } = kinds[kind];
  return { ...about, name, mediaType, content: make(withoutEnding(name), text) };
}

export async function storeFiles(storage: Storage, files: readonly DemoFile[]): Promise<void> {
  const put = (key: string, content: Buffer, contentType: string) =>
    storage.put(key, content, { contentType, size: content.length });
  await Promise.all(
    files.flatMap(({ key, content, small, mediaType }) => [
      put(storageKey(key), content, mediaType),
      ...(small ? [put(smallKey(storageKey(key)), small, mediaType)] : []),
    ]),
  );
}

export function fileRow(file: DemoFile): Row<'file'> {
  const { key, name, mediaType, content, small, purpose, uploadedBy, createdAt } = file;
  return {
    file: fileId(key),
    storage_key: storageKey(key),
    file_name: name,
    media_type: mediaType,
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    purpose,
    has_small: small !== undefined,
    uploaded_by: uploadedBy,
    created_at: createdAt,
  };
}
