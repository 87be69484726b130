import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { PdfNotReadable, type PdfReader } from '../../platform/ports/pdf-reader.ts';
import { runBounded, type Ended } from '../../platform/processes/run-bounded.ts';
import { takeTurns } from '../../platform/turns/take-turns.ts';
import { pdfExits } from './pdf-exits.ts';

const program = join(import.meta.dirname, 'check-pdf.ts');

export interface PdfBounds {
  /** files that are read at the same time */
  atOnce: number;
  timeoutMs: number;
  /** bytes of the process that reads one; twenty megabytes of scans take 200 MB */
  memory: number;
}

/** One processor is left to requests, where there is more than one. */
const usualAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1));
const usual: PdfBounds = { atOnce: usualAtOnce, timeoutMs: 10_000, memory: 512_000_000 };

function refusalOf({ error, stderr }: Ended): Error {
  const said = stderr.toString().slice(0, 200);
  if (error?.killed) return new PdfNotReadable('took too long');
  if (error?.code === pdfExits.tooMuchMemory) return new PdfNotReadable('took too much memory');
  if (error?.code === pdfExits.notReadable) return new PdfNotReadable(said);
  return new Error(`a PDF could not be looked at: ${said}`, { cause: error });
}

/** PDFs by LibPDF, each in a process of its own that is bounded in time and memory. */
export function libPdfReader(bounds: Partial<PdfBounds> = {}): PdfReader {
  const { atOnce, timeoutMs, memory } = { ...usual, ...bounds };
  const inTurn = takeTurns(atOnce);
  return {
    async check(path) {
      const ended = await inTurn(() =>
        runBounded(program, [path, String(memory)], { timeoutMs, largestAnswer: 10_000 }),
      );
      if (ended.error !== null) throw refusalOf(ended);
    },
  };
}
