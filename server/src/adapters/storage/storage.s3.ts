import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { checkKey, FileMissing, type Storage } from '../../platform/ports/storage.ts';
import type { S3Settings } from '../../platform/settings/s3-settings.ts';

/** Files in a bucket of Amazon S3, or of any service with its API. */
export function s3Storage(
  settings: S3Settings,
  { socketTimeout = 15_000, maxAttempts = 3 } = {},
): Storage & { close: () => void } {
  const client = new S3Client({
    region: settings.region,
    forcePathStyle: settings.pathStyle,
    maxAttempts,
    requestHandler: { connectionTimeout: 5_000, socketTimeout },
    // Many S3-compatible services do not know the newer checksums, and none of them needs them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint }),
    ...(settings.keys === undefined
      ? {}
      : { credentials: { accessKeyId: settings.keys.id, secretAccessKey: settings.keys.secret } }),
  });
  const at = (key: string) => ({ Bucket: settings.bucket, Key: checkKey(key) });
  type Body = Buffer | Readable;
  const send = (key: string, content: Body, about: { contentType: string; size: number }) => {
    const { contentType: ContentType, size: ContentLength } = about;
    const object = { ...at(key), Body: content, ContentType, ContentLength };
    return client.send(new PutObjectCommand(object));
  };
  return {
    async put(key, content, about) {
      await send(key, content, about);
    },
    async putFile(key, path, about) {
      checkKey(key);
      // A stream that broke cannot be sent again, so each try opens the file anew.
      const put = async () => {
        const file = await open(path);
        try {
          await send(key, file.createReadStream({ autoClose: false }), about);
        } finally {
          await file.close();
        }
      };
      await put().catch(put).catch(put);
      await rm(path);
    },
    partFolder: join(tmpdir(), 'torg-parts'),
    async get(key) {
      try {
        const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand(at(key)));
        return { stream: Body as Readable, size: ContentLength };
      } catch (error) {
        throw error instanceof NoSuchKey ? new FileMissing(key) : error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    close: () => client.destroy(),
  };
}
