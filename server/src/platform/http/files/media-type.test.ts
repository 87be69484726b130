import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaTypeOf } from './media-type.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torg-types-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function typeOf(content: Buffer): Promise<string | null> {
  const path = join(folder, 'a.part');
  await writeFile(path, content);
  return mediaTypeOf(path);
}

/** One packed file, as it lies at the start of a ZIP, whose header claims a size. */
function entry(name: string, content: Buffer, claimed: number): Buffer {
  const packed = deflateRawSync(content);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(crc32(content), 14);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(claimed, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), packed]);
}

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const contents = `<Types><Override ContentType="${docx}.main+xml"/></Types>`;
const document = (padding: number, claimed?: number) => {
  const content = Buffer.concat([Buffer.alloc(padding, ' '), Buffer.from(contents)]);
  return entry('[Content_Types].xml', content, claimed ?? content.length);
};

describe('the type of what is packed', () => {
  it.each([0, 500_000])('is in the list of contents of an Office document: %s', async (padding) => {
    expect(await typeOf(document(padding))).toBe(docx);
  });

  it.each([undefined, 300])(
    'is not read from a list that unpacks to 200 MB, and claims %s',
    async (claimed) => {
      const bomb = document(200_000_000, claimed);
      expect(bomb.length).toBeLessThan(250_000);
      expect(await typeOf(bomb)).not.toBe(docx);
    },
  );
});
