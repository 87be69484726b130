import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ScannerFailure, type VirusScanner } from '../../platform/ports/virus-scanner.ts';
import { testVirus, testVirusName } from './a-clamd.ts';

export interface ScannerUnderCheck {
  scanner: VirusScanner;
  /** after this it does not answer any more */
  goDown: () => Promise<void>;
}

const contentOf = (...pieces: (string | Buffer)[]) =>
  Readable.from(pieces.map((piece) => Buffer.from(piece)));

/** The tests that every virus scanner must pass. */
export function checkVirusScanner(name: string, make: () => Promise<ScannerUnderCheck>): void {
  describe(`virus scanner: ${name}`, () => {
    let made: ScannerUnderCheck;
    beforeAll(async () => {
      made = await make();
    });
    afterAll(() => made.goDown());

    it('finds nothing in an ordinary file, nor in an empty one', async () => {
      expect(await made.scanner.scan(contentOf('%PDF-1.7', '\n%%EOF'))).toBeNull();
      expect(await made.scanner.scan(contentOf())).toBeNull();
    });

    it('finds the test virus, also where it is spread over pieces', async () => {
      expect(await made.scanner.scan(contentOf('før ', testVirus, ' etter'))).toBe(testVirusName);
      const halves = [testVirus.slice(0, 30), testVirus.slice(30)];
      expect(await made.scanner.scan(contentOf(...halves))).toBe(testVirusName);
    });

    it('reads a file of twenty megabytes, and several at once', async () => {
      const large = Array.from({ length: 20 }, () => Buffer.alloc(1_000_000, 'torg'));
      const all = [contentOf(...large), contentOf(testVirus), contentOf('ren')];
      const answers = await Promise.all(all.map((content) => made.scanner.scan(content)));
      expect(answers).toEqual([null, testVirusName, null]);
    });

    it('fails with a reason when it is down, and says so before', async () => {
      expect(await made.scanner.isReady()).toBe(true);
      await made.goDown();
      expect(await made.scanner.isReady()).toBe(false);
      const scan = made.scanner.scan(contentOf('ren'));
      await expect(scan).rejects.toBeInstanceOf(ScannerFailure);
    });
  });
}
