import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@torg/protocol/limits';
import { storePicture } from '../../platform/http/files/store-picture.ts';
import type { ReceivedFile } from '../../platform/handler.ts';
import type { EncodedPicture } from '../../platform/ports/pictures.ts';
import type { ToolTenant } from '../../platform/ports/cv-tool.ts';
import type { External } from '../../platform/ports/external.ts';
import { PictureRefused } from '../../platform/ports/pictures.ts';

/** An address without what is signed into it anew each time. */
export const placeOf = (url: string): string => url.split(/[?#]/)[0] ?? url;

/** Gives a strange picture a place on the disk for as long as it is looked at. */
async function withPicture<T>(
  { storage }: Pick<External, 'storage'>,
  bytes: Buffer,
  use: (path: string) => Promise<T>,
): Promise<T> {
  if (bytes.length > limits.flowcase.pictureSize) throw new PictureRefused('picture_not_readable');
  await mkdir(storage.partFolder, { recursive: true, mode: 0o700 });
  const path = join(storage.partFolder, `${randomUUID()}.part`);
  try {
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** A picture of Flowcase, encoded anew. Throws `CvToolFailure` and `PictureRefused`. */
export async function encodePicture(
  external: External,
  tenant: ToolTenant,
  url: string,
): Promise<EncodedPicture> {
  const bytes = await external.cvTool.fetchPicture(tenant, url);
  return withPicture(external, bytes, (path) => external.pictures.encode(path));
}

/** The same, in the storage; its key is noted before anything is stored. */
export async function savePicture(
  external: External,
  { tenant, url, stored }: { tenant: ToolTenant; url: string; stored: string[] },
): Promise<ReceivedFile> {
  const bytes = await external.cvTool.fetchPicture(tenant, url);
  return withPicture(external, bytes, (path) =>
    storePicture(external, { path, name: 'portrett' }, stored),
  );
}
