import type { Readable } from 'node:stream';

export interface StoredFile {
  stream: Readable;
  /** bytes */
  size: number;
}

/** Keeps files by key; keys are ours, letters, digits and hyphens. */
export interface Storage {
  put: (
    key: string,
    content: Buffer,
    about: { contentType: string; size: number },
  ) => Promise<void>;
  /** Throws `FileMissing` when there is nothing under the key. */
  get: (key: string) => Promise<StoredFile>;
  /** Removing what is not there is no error. */
  remove: (key: string) => Promise<void>;
}

export class FileMissing extends Error {
  constructor(key: string) {
    super(`nothing is stored under ${key}`);
    this.name = 'FileMissing';
  }
}

const form = /^[A-Za-z0-9][A-Za-z0-9-]{0,127}$/;

/** Keys come from our own rows, but a wrong one must never become a path. */
export function checkKey(key: string): string {
  if (!form.test(key)) throw new Error('not a storage key');
  return key;
}
