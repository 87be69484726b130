import { join } from 'node:path';
import { limits } from '@torg/protocol/limits';
import {
  PictureRefused,
  type EncodedPicture,
  type Pictures,
} from '../../platform/ports/pictures.ts';
import { ChildFailure, warmChild } from '../../platform/processes/warm-child.ts';
import { runBounded, type Ended } from '../../platform/processes/run-bounded.ts';
import { takeTurns } from '../../platform/turns/take-turns.ts';
import { exits } from './encode-exits.ts';
import type { PrintQuestion, PrintReply } from './print-picture.ts';

const program = join(import.meta.dirname, 'encode-picture.ts');
const printer = join(import.meta.dirname, 'print-picture.ts');
const largestAnswer = 20_000_000;

export interface Bounds {
  /** pictures that are decoded at the same time */
  atOnce: number;
  timeoutMs: number;
  /** bytes of the process that decodes one */
  memory: number;
}

/** Forty megapixels of an interlaced PNG take 280 MB. */
const usual: Bounds = { atOnce: 2, timeoutMs: 20_000, memory: 512_000_000 };

const numbersOf = ({ memory }: Bounds): string[] =>
  [limits.photo.pixels, limits.photo.side.large, limits.photo.side.small, memory].map(String);

function refusalOf({ error, stderr }: Ended): Error {
  if (error?.code === exits.tooManyPixels) return new PictureRefused('picture_has_too_many_pixels');
  const reason = error?.killed
    ? 'took too long'
    : { [exits.notReadable]: stderr.toString(), [exits.tooMuchMemory]: 'took too much memory' }[
        Number(error?.code)
      ];
  if (reason !== undefined) return new PictureRefused('picture_not_readable', reason.slice(0, 200));
  return new Error(`a picture could not be encoded: ${stderr.toString().slice(0, 1_000)}`, {
    cause: error,
  });
}

/** Pictures by libvips, each in a process of its own that is bounded in time and memory. */
export function sharpPictures(bounds: Partial<Bounds> = {}): Pictures {
  const all = { ...usual, ...bounds };
  const inTurn = takeTurns(all.atOnce);
  const printing = warmChild<PrintQuestion, PrintReply>(
    { path: printer, rights: ['--allow-addons'] },
    { timeoutMs: all.timeoutMs, memory: all.memory, warmForMs: 15_000 },
  );
  return {
    async encode(path): Promise<EncodedPicture> {
      const { timeoutMs } = all;
      const rights = ['--allow-addons'];
      const ended = await inTurn(() =>
        runBounded(program, [path, ...numbersOf(all)], { timeoutMs, largestAnswer, rights }),
      );
      if (ended.error !== null) throw refusalOf(ended);
      const end = 4 + ended.stdout.readUInt32BE(0);
      const [large, small] = [ended.stdout.subarray(4, end), ended.stdout.subarray(end)];
      return { mediaType: 'image/webp', large, small };
    },
    async print(picture, as) {
      try {
        const reply = await printing.ask({ picture, as });
        return 'unreadable' in reply ? null : { ...reply, content: Buffer.from(reply.content) };
      } catch (error) {
        if (error instanceof ChildFailure) return null;
        throw error;
      }
    },
    close: printing.close,
  };
}
