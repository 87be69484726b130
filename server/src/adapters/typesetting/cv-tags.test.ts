import { PDF } from '@libpdf/core';
import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, describe, expect, it } from 'vitest';
import { cvDesigns } from '@torg/protocol/cvs/cv-terms';
import { locales } from '@torg/protocol/terms';
import { aPng } from '../pictures/a-picture.ts';
import { aCvPaper } from './a-cv-paper.ts';
import { typstTypesetting } from './typesetting.typst.ts';

interface Node {
  role?: string;
  alt?: string;
  children?: Node[];
}

const begins = new Set([OPS.beginMarkedContent, OPS.beginMarkedContentProps]);
const paints = new Set([
  ...[OPS.showText, OPS.showSpacedText, OPS.paintImageXObject, OPS.paintInlineImageXObject],
  ...[OPS.fill, OPS.eoFill, OPS.stroke, OPS.fillStroke, OPS.eoFillStroke, OPS.shadingFill],
]);

/** How often the page paints outside of every tag, and how often inside of one. */
function paintedIn({ fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] }) {
  const painted = { tagged: 0, untagged: 0 };
  let depth = 0;
  for (const [at, operator] of fnArray.entries()) {
    if (begins.has(operator)) depth += 1;
    if (operator === OPS.endMarkedContent) depth -= 1;
    // A path brings along how it is painted.
    const [first] = (argsArray[at] ?? []) as unknown[];
    const paint = operator === OPS.constructPath ? Number(first) : operator;
    if (paints.has(paint)) painted[depth > 0 ? 'tagged' : 'untagged'] += 1;
  }
  return painted;
}

const nodesIn = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesIn)];

describe('the tags of a CV', () => {
  const typesetting = typstTypesetting();
  afterAll(() => typesetting.close());

  async function open(design: (typeof cvDesigns)[number], locale: (typeof locales)[number]) {
    const picture = { content: await aPng(60, 60), mediaType: 'image/png' as const };
    const size = { width: 60, height: 60 };
    const photo = { ...picture, ...size, alt: 'Bilde av Kari Nordli' };
    const logo = { ...picture, ...size, alt: 'Logoen til Fjordkode AS' };
    const pdf = await typesetting.typeset('cv', aCvPaper({ design, locale, photo, logo }));
    const data = new Uint8Array(pdf);
    const document = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise;
    const numbers = Array.from({ length: document.numPages }, (_, at) => at + 1);
    const pages = await Promise.all(numbers.map((number) => document.getPage(number)));
    return { pdf, pages };
  }

  it.each(cvDesigns)('hold everything that is painted in the design %s', async (design) => {
    const { pages } = await open(design, 'nb');
    for (const page of pages) {
      const painted = paintedIn(await page.getOperatorList());
      expect(painted.untagged).toBe(0);
      expect(painted.tagged).toBeGreaterThan(20);
    }
  });

  it.each(cvDesigns)('are headings, lists, tables and told pictures in %s', async (design) => {
    const { pages } = await open(design, 'nb');
    const trees = await Promise.all(pages.map((page) => page.getStructTree()));
    const nodes = trees.flatMap((tree) => nodesIn(tree as Node));
    const roles = new Set(nodes.map(({ role }) => role));
    for (const role of ['H1', 'H2', 'P', 'L', 'LI', 'Table', 'TH', 'Figure']) {
      expect(roles).toContain(role);
    }
    const figures = nodes.filter(({ role }) => role === 'Figure').map(({ alt }) => alt);
    expect(new Set(figures)).toEqual(new Set(['Bilde av Kari Nordli', 'Logoen til Fjordkode AS']));
  });

  it.each(locales)('say that the language is %s', async (locale) => {
    const { pdf } = await open('classic', locale);
    const document = await PDF.load(pdf);
    expect(document.getLanguage()).toBe(locale);
    expect(document.getCatalog().has('StructTreeRoot')).toBe(true);
  });
});
