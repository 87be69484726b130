import { getDocument, PDFWorker, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- Vite makes the default export of the query
import Worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker';
import { useEffect, useState } from 'react';

type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>;
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

interface Opened {
  bytes: ArrayBuffer;
  pages: readonly PdfPage[];
  error?: unknown;
}

/** The pages of a PDF, read by a worker of its own that goes with the component. */
export function usePdf(bytes: ArrayBuffer): Opened | undefined {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const port = new Worker();
    const worker = PDFWorker.create({ port });
    // The bytes go over to the worker, so it gets a copy. What is read is only drawn, never run.
    const task = getDocument({
      data: bytes.slice(0),
      worker,
      useWasm: false,
      enableXfa: false,
      disableWorkerRendering: true,
    });
    let isClosed = false;
    const close = (next: Opened) => !isClosed && setOpened(next);
    task.promise.then(pagesOf).then(
      (pages) => close({ bytes, pages }),
      (error: unknown) => close({ bytes, pages: [], error }),
    );
    return () => {
      isClosed = true;
      void task.destroy().finally(() => port.terminate());
    };
  }, [bytes]);
  return opened?.bytes === bytes ? opened : undefined;
}

const pagesOf = (pdf: PdfDocument): Promise<PdfPage[]> =>
  Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));

/** The page's words above its picture: they can be selected, and screen readers read them. */
export async function writeText(page: PdfPage, container: HTMLElement): Promise<void> {
  const layer = new TextLayer({
    textContentSource: page.streamTextContent({ includeMarkedContent: true }),
    container,
    viewport: page.getViewport({ scale: 1 }),
  });
  await layer.render();
  markHeadings(await page.getStructTree(), container);
}

type Tree = Awaited<ReturnType<PdfPage['getStructTree']>>;
type Part = Tree['children'][number];

/** Below the page's own headings, as the tags of the PDF have them. */
function markHeadings(part: Part | null, container: HTMLElement): void {
  if (!part || !('children' in part)) return;
  const level = /^H([1-6])$/.exec(part.role)?.[1];
  if (level === undefined) {
    for (const child of part.children) markHeadings(child, container);
    return;
  }
  const [first] = contentsOf(part);
  const heading = first === undefined ? null : container.querySelector(`#${CSS.escape(first)}`);
  heading?.setAttribute('role', 'heading');
  heading?.setAttribute('aria-level', String(Math.min(6, Number(level) + 2)));
}

const contentsOf = (part: Part): string[] =>
  'children' in part ? part.children.flatMap(contentsOf) : [part.id];
