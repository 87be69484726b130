import { createHash } from 'node:crypto';
import type { PackedPart } from './write-zip.ts';

/** A template whose parts have been looked at. */
export interface OpenedTemplate {
  parts: ReadonlyMap<string, Buffer>;
  /** those that no filling changed, as they stood in an archive before */
  packed: Map<string, PackedPart>;
}

const mostKept = 4;
/** bytes of all parts of one template */
const largestKept = 8_000_000;
const kept = new Map<string, OpenedTemplate>();

const sizeOf = ({ parts }: OpenedTemplate): number =>
  [...parts.values()].reduce((sum, { length }) => sum + length, 0);

/** Opens each template once: equal bytes were refused before, or have the same parts. */
export function openedTemplate(
  bytes: Uint8Array,
  open: () => ReadonlyMap<string, Buffer>,
): OpenedTemplate {
  const key = createHash('sha256').update(bytes).digest('hex');
  const opened: OpenedTemplate = kept.get(key) ?? { parts: open(), packed: new Map() };
  kept.delete(key);
  if (sizeOf(opened) <= largestKept) kept.set(key, opened);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return opened;
}
