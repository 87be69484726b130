import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** The texts of a PDF by PDF.js alone, as its own examples read them; returns how many there are. */
export async function bareTexts(bytes: Uint8Array): Promise<number> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    cMapUrl: join(pdfjs, 'cmaps') + sep,
    standardFontDataUrl: join(pdfjs, 'standard_fonts') + sep,
  });
  const pdf = await task.promise;
  let count = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    count += (await page.getTextContent()).items.length;
    page.cleanup();
  }
  await task.destroy();
  return count;
}
