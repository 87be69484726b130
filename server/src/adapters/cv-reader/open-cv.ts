// Runs as a process of its own: whoever uploads a PDF must not be able to harm more than this.
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import {
  getDocument,
  PasswordException,
  VerbosityLevel,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { CvMetadata, CvPages, PdfFailure } from '../../platform/ports/cv-reader.ts';
import { answerParent } from '../../platform/processes/answer-parent.ts';
import { documentWithoutInk } from './document-without-ink.ts';
import { readPage } from './read-page.ts';

export interface OpenPdf {
  bytes: Uint8Array;
  mostPages: number;
  mostItems: number;
}
type Opened = CvPages | { failure: PdfFailure };

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const within = (folder: string): string => join(pdfjs, folder) + sep;

const opening = (data: Uint8Array) => ({
  data,
  verbosity: VerbosityLevel.ERRORS,
  cMapUrl: within('cmaps'),
  standardFontDataUrl: within('standard_fonts'),
  // The names of fonts.
  fontExtraProperties: true,
  // Without typefaces, PDF.js makes an outline of every letter, which nobody draws.
  disableFontFace: false,
  ownerDocument: documentWithoutInk as never,
  useSystemFonts: false,
  useWasm: false,
  enableXfa: false,
  isOffscreenCanvasSupported: false,
  // Pictures say nothing here and may be bombs.
  maxImageSize: 1,
});

async function metadataOf(pdf: PDFDocumentProxy): Promise<CvMetadata> {
  const { info } = await pdf.getMetadata();
  const said = info as { Title?: unknown; Author?: unknown; Language?: unknown };
  const text = (value: unknown): string | null =>
    typeof value === 'string' && value !== '' ? value.slice(0, 500) : null;
  return { title: text(said.Title), author: text(said.Author), language: text(said.Language) };
}

const mostAttachments = 5;

async function xmlIn(pdf: PDFDocumentProxy): Promise<Uint8Array[]> {
  const attached = (await pdf.getAttachments()) as unknown;
  const files =
    attached instanceof Map ? [...attached.values()] : Object.values((attached as object) ?? {});
  return (files as { filename?: string; content?: Uint8Array }[])
    .filter(({ filename, content }) => /\.xml$/i.test(filename ?? '') && content !== undefined)
    .slice(0, mostAttachments)
    .flatMap(({ content }) => (content === undefined ? [] : [new Uint8Array(content)]));
}

async function read(pdf: PDFDocumentProxy, { mostPages, mostItems }: OpenPdf): Promise<Opened> {
  if (pdf.numPages > mostPages) return { failure: 'too_many_pages' };
  const pages = [];
  let items = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const cvPage = await readPage(page);
    page.cleanup();
    items += cvPage.items.length;
    if (items > mostItems) return { failure: 'too_large' };
    pages.push(cvPage);
  }
  const hasText = pages.some((page) => page.items.some(({ text }) => /\p{L}/u.test(text)));
  const attachments = await xmlIn(pdf);
  if (!hasText && attachments.length === 0) return { failure: 'scanned' };
  return { pages, metadata: await metadataOf(pdf), attachments };
}

answerParent(async (question: OpenPdf): Promise<Opened> => {
  const task = getDocument(opening(new Uint8Array(question.bytes)));
  try {
    return await read(await task.promise, question);
  } catch (error) {
    return { failure: error instanceof PasswordException ? 'encrypted' : 'damaged' };
  } finally {
    await task.destroy().catch(() => undefined);
  }
});
