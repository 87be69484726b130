import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const require = createRequire(import.meta.url);
const source = (name: string) => readFile(require.resolve(`pdfjs-dist/build/${name}`), 'utf8');

/** What runs in the page: draws the pages beside each other, as high as the window. */
const drawing = `async ({ pdf, reader, worker }) => {
  const address = (text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const { getDocument, GlobalWorkerOptions } = await import(address(reader));
  GlobalWorkerOptions.workerSrc = address(worker);
  const data = Uint8Array.from(atob(pdf), (sign) => sign.charCodeAt(0));
  const file = await getDocument({ data }).promise;
  for (const number of [1, 2]) {
    if (number > file.numPages) break;
    const page = await file.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const scale = (window.innerHeight - 64) / viewport.height;
    const canvas = document.createElement('canvas');
    const at = page.getViewport({ scale });
    Object.assign(canvas, { width: at.width, height: at.height });
    document.body.append(canvas);
    await page.render({ canvas, viewport: at }).promise;
  }
}`;

/** Shows the first two pages of a PDF in the browser, which has no reader of its own. */
export async function drawPdf(page: Page, pdf: Buffer): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(
    '<h1 hidden>CV</h1><body style="margin:0;padding:32px;display:flex;gap:32px;justify-content:center;background:#e9e6de"></body>',
  );
  const [reader, worker] = await Promise.all([source('pdf.min.mjs'), source('pdf.worker.min.mjs')]);
  await page.evaluate(
    `(${drawing})(${JSON.stringify({ pdf: pdf.toString('base64'), reader, worker })})`,
  );
}
