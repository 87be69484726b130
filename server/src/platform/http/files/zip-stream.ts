import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

export interface ZippedFile {
  name: string;
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** Called when it is its turn, so that one file is open at a time. */
export type OpenZipped = () => Promise<ZippedFile>;

async function* chunksOf(files: readonly OpenZipped[]): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  const taken = () => {
    const ready = made;
    made = [];
    return ready;
  };
  for (const open of files) {
    const { name, chunks } = await open();
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    for await (const chunk of chunks) {
      entry.push(new Uint8Array(chunk));
      yield* taken();
    }
    entry.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

/** A ZIP that is made while it is sent; nothing is packed, since PDFs are already. */
export const zipStream = (files: readonly OpenZipped[]): Readable =>
  Readable.from(chunksOf(files), { objectMode: false });
