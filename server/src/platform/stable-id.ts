import { createHash } from 'node:crypto';

/** The namespace of Torg's own named ids (RFC 9562, version 5). */
const namespace = Buffer.from('3f1c7a52c0f94d5a9a5e6c1de8b7a041', 'hex');

/** Always the same UUID for the same name, for data that ships with the product. */
export function stableId(name: string): string {
  const hash = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
