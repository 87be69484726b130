import type { Readable } from 'node:stream';

export interface StoredFile {
  stream: Readable;
  /** bytes */
  size: number;
}

/** Stores files by key; keys are ours and consist of letters, digits and hyphens. */
export interface Storage {
  put: (
    key: string,
    content: Buffer,
    about: { contentType: string; size: number },
  ) => Promise<void>;
  /** Moves a finished file from `partFolder`; it is gone from there afterwards. */
  putFile: (
    key: string,
    path: string,
    about: { contentType: string; size: number },
  ) => Promise<void>;
  /** Where uploads are received before it is known what they are; made by whoever needs it. */
  partFolder: string;
  /** Throws `FileMissing` when nothing is stored under the key. */
  get: (key: string) => Promise<StoredFile>;
  /** Succeeds also when nothing is stored under the key. */
  remove: (key: string) => Promise<void>;
}

export class FileMissing extends Error {
  constructor(key: string) {
    super(`nothing is stored under ${key}`);
    this.name = 'FileMissing';
  }
}

/** Where the small size of a picture is stored, beside the large one. */
export const smallKey = (key: string): string => `${key}-small`;

const form = /^[A-Za-z0-9][A-Za-z0-9-]{0,127}$/;

/** Keys come from our own rows, but a wrong one must never be used as a path. */
export function checkKey(key: string): string {
  if (!form.test(key)) throw new Error('not a storage key');
  return key;
}
