// Runs as a process of its own: `node check-pdf.ts <file> <bytes of memory>`.
import { readFile } from 'node:fs/promises';
import { PDF } from '@libpdf/core';
import { pdfExits } from './pdf-exits.ts';

const [path = '', memory = ''] = process.argv.slice(2);

function end(code: number, reason: string): never {
  process.stderr.write(reason);
  process.exit(code);
}

setInterval(() => {
  if (process.memoryUsage.rss() > Number(memory)) process.exit(pdfExits.tooMuchMemory);
}, 20).unref();

try {
  const pdf = await PDF.load(await readFile(path));
  if (pdf.isEncrypted) end(pdfExits.notReadable, 'encrypted');
  // Its list of objects is broken, so that parts of it may be missing.
  if (pdf.recoveredViaBruteForce) end(pdfExits.notReadable, 'damaged');
  if (pdf.getPages().length === 0) end(pdfExits.notReadable, 'no pages');
} catch (error) {
  end(pdfExits.notReadable, (error as Error).message);
}
