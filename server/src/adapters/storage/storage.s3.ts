import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { checkKey, FileMissing, type Storage } from '../../platform/ports/storage.ts';
import type { S3Settings } from '../../platform/settings.ts';

/** Files in a bucket of Amazon S3, or of any service with its API. */
export function s3Storage(settings: S3Settings): Storage & { close: () => void } {
  const client = new S3Client({
    region: settings.region,
    forcePathStyle: settings.pathStyle,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 15_000 },
    // Many S3-compatible services do not know the newer checksums, and none of them needs them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint }),
    ...(settings.keys === undefined
      ? {}
      : { credentials: { accessKeyId: settings.keys.id, secretAccessKey: settings.keys.secret } }),
  });
  const at = (key: string) => ({ Bucket: settings.bucket, Key: checkKey(key) });
  return {
    async put(key, content, { contentType, size }) {
      const object = { ...at(key), Body: content, ContentType: contentType, ContentLength: size };
      await client.send(new PutObjectCommand(object));
    },
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
