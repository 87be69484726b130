import { createHash } from 'node:crypto';

/** SHA-256 in hex, by which a PDF is known. */
export const hashOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex');
