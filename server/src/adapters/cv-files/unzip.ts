import { inflateRawSync } from 'node:zlib';

/** The process that unpacks reads no other packages, and so is told its limits. */
export interface ArchiveLimits {
  entries: number;
  /** bytes of all entries together */
  inflated: number;
  /** how many times larger an entry may become */
  ratio: number;
}

/** Why an archive is not opened. */
export class ArchiveRefused extends Error {
  readonly isTooLarge: boolean;

  constructor(why: string, { isTooLarge = false } = {}) {
    super(why);
    this.isTooLarge = isTooLarge;
  }
}

const tooLarge = (why: string): ArchiveRefused => new ArchiveRefused(why, { isTooLarge: true });

interface Entry {
  name: string;
  method: number;
  packed: number;
  inflated: number;
  /** where its local header begins */
  at: number;
}

/** Small files of repeated characters pack better than any limit. */
const ratioMattersFrom = 1_000_000;

const [endMark, entryMark, localMark] = [0x06054b50, 0x02014b50, 0x04034b50];
const [endSize, entrySize, localSize] = [22, 46, 30];

function findEnd(bytes: Buffer): number {
  const earliest = Math.max(0, bytes.length - endSize - 65_535);
  for (let at = bytes.length - endSize; at >= earliest; at -= 1) {
    if (bytes.readUInt32LE(at) === endMark) return at;
  }
  throw new ArchiveRefused('has no directory');
}

/** The directory at the end of an archive; what the entries claim is checked while they are inflated. */
function readDirectory(bytes: Buffer, most: ArchiveLimits): Entry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > most.entries) throw tooLarge('has too many entries');
  let at = bytes.readUInt32LE(end + 16);
  const entries: Entry[] = [];
  for (let place = 0; place < count; place += 1) {
    if (at + entrySize > bytes.length || bytes.readUInt32LE(at) !== entryMark) {
      throw new ArchiveRefused('has a broken directory');
    }
    const nameLength = bytes.readUInt16LE(at + 28);
    const more = bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    entries.push({
      name: bytes.toString('utf8', at + entrySize, at + entrySize + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      inflated: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    });
    at += entrySize + nameLength + more;
  }
  return entries;
}

function inflate(bytes: Buffer, entry: Entry, { room, ratio }: { room: number; ratio: number }) {
  const { at, packed, method } = entry;
  if (at + localSize > bytes.length || bytes.readUInt32LE(at) !== localMark) {
    throw new ArchiveRefused('has an entry outside of itself');
  }
  const from = at + localSize + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const content = bytes.subarray(from, from + packed);
  if (content.length !== packed) throw new ArchiveRefused('is cut off');
  if (method === 0) return content;
  if (method !== 8) throw new ArchiveRefused('is packed in an unknown way');
  const inflated = inflateRawSync(content, { maxOutputLength: Math.max(1, room) });
  if (inflated.length > ratioMattersFrom && inflated.length > packed * ratio) {
    throw tooLarge('is packed too well');
  }
  return inflated;
}

/** The wanted files of an archive by name, within limits on their number, sum and ratio. */
export function unzip(
  bytes: Buffer,
  most: ArchiveLimits,
  isWanted: (name: string) => boolean,
): Map<string, Buffer> {
  const entries = readDirectory(bytes, most);
  const claimed = entries.reduce((sum, { inflated }) => sum + inflated, 0);
  if (claimed > most.inflated) throw tooLarge('is too large unpacked');
  if (entries.some(({ name }) => /(^|[\\/])\.\.([\\/]|$)/.test(name))) {
    throw new ArchiveRefused('has a path out of itself');
  }
  const files = new Map<string, Buffer>();
  let room = most.inflated;
  for (const entry of entries.filter(({ name }) => isWanted(name) && !name.endsWith('/'))) {
    const content = inflate(bytes, entry, { room, ratio: most.ratio });
    room -= content.length;
    if (room < 0) throw tooLarge('is too large unpacked');
    files.set(entry.name, content);
  }
  return files;
}
