import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { UploadRule } from '@torg/protocol/call';
import { limits } from '@torg/protocol/limits';
import type { ReceivedFile } from '../../handler.ts';
import type { External } from '../../ports/external.ts';
import { PdfNotReadable } from '../../ports/pdf-reader.ts';
import { PictureRefused } from '../../ports/pictures.ts';
import { smallKey } from '../../ports/storage.ts';
import { Refusal } from '../../refusal.ts';
import { safeName } from './file-names.ts';
import { mediaTypeOf } from './media-type.ts';
import {
  checkAnnouncedSize,
  isFullDisk,
  withForm,
  type FormFields,
  type ReceivedPart,
} from './receive-form.ts';
import { storePicture } from './store-picture.ts';
import { uploadPlaces } from './upload-places.ts';

export interface UploadParts {
  external: Pick<External, 'pdfReader' | 'pictures' | 'storage'>;
  /** Refuses an account that has uploaded as much as it may. */
  checkQuota: (account: string) => Promise<void>;
}

export interface Upload {
  files: ReceivedFile[];
  /** the text fields of the form */
  fields: FormFields;
  /** of the files as they came */
  sha256: string;
}

type Put = (stored: string[]) => Promise<ReceivedFile>;

/** Encodes the picture anew and stores both its sizes. */
function putPicture({ external }: UploadParts, part: ReceivedPart): Put {
  return (stored) =>
    storePicture(external, part, stored).catch((error: unknown) => {
      throw error instanceof PictureRefused ? new Refusal(error.code) : error;
    });
}

function putAsItIs({ external }: UploadParts, part: ReceivedPart, media_type: string): Put {
  return async (stored) => {
    const storage_key = randomUUID();
    stored.push(storage_key);
    const { path, name, size, sha256 } = part;
    await external.storage.putFile(storage_key, path, { contentType: media_type, size });
    const file_name = safeName(name, media_type);
    return { storage_key, file_name, media_type, size, sha256, is_picture: false };
  };
}

/** Of several files, the refusal names the one that is meant. */
function unsupported({ name }: ReceivedPart, { files }: UploadRule): Refusal {
  if (files === undefined || name === undefined) return new Refusal('unsupported_file_type');
  const message = 'This file is not of a kind that is accepted.';
  return new Refusal('unsupported_file_type', {
    issues: [{ path: 'file', message, details: { name } }],
  });
}

/** The type of a file by its content, if the call accepts it. */
async function acceptedType({ external }: UploadParts, part: ReceivedPart, rule: UploadRule) {
  const { path } = part;
  const type = await mediaTypeOf(path);
  if (type === null || !rule.types.includes(type)) throw unsupported(part, rule);
  if (!rule.isReadPdf) return type;
  await external.pdfReader.check(path).catch((error: unknown) => {
    throw error instanceof PdfNotReadable ? new Refusal('pdf_not_readable') : error;
  });
  return type;
}

/** Removes what is in the storage and has no row. */
export async function dropStored(
  { storage }: Pick<External, 'storage'>,
  keys: readonly string[],
): Promise<void> {
  await Promise.all(keys.flatMap((key) => [key, smallKey(key)]).map(storage.remove));
}

async function storeParts(
  parts: UploadParts,
  request: FastifyRequest,
  rule: UploadRule,
  received: readonly ReceivedPart[],
): Promise<ReceivedFile[]> {
  // All are judged before the first is stored.
  const puts: Put[] = [];
  for (const part of received) {
    const type = await acceptedType(parts, part, rule);
    puts.push(rule.isPicture ? putPicture(parts, part) : putAsItIs(parts, part, type));
  }
  const stored: string[] = [];
  try {
    const files: ReceivedFile[] = [];
    for (const put of puts) files.push(await put(stored));
    return files;
  } catch (error) {
    await dropStored(parts.external, stored).catch((failed: unknown) =>
      request.log.error({ err: failed }, 'the rest of an upload was not removed'),
    );
    if (error instanceof Refusal || isFullDisk(error)) throw error;
    request.log.error({ err: error }, 'a file could not be stored');
    throw new Refusal(rule.codes?.notStored ?? 'service_unavailable');
  }
}

/** Receives, checks and stores the files of multipart requests, a few at a time. */
export function receiveUploads(parts: UploadParts) {
  const takePlace = uploadPlaces(limits.uploads);
  const folder = parts.external.storage.partFolder;
  return async (request: FastifyRequest, rule: UploadRule, account: string): Promise<Upload> => {
    checkAnnouncedSize(request, rule);
    await parts.checkQuota(account);
    return takePlace(account, () =>
      withForm(request, { rule, folder }, async ({ parts: received, fields }) => ({
        files: await storeParts(parts, request, rule, received),
        fields,
        sha256: received.map((one) => one.sha256).join(),
      })),
    );
  };
}
