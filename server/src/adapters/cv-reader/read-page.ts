import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { CvItem, CvLink, CvPage } from '../../platform/ports/cv-reader.ts';
import { fontStyle } from './font-style.ts';
import { textWithoutInk } from './text-without-ink.ts';

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
type TextItem = Extract<TextContent['items'][number], { str: string }>;
type Matrix = readonly [number, number, number, number, number, number];

/** Longer than any line; a text without end would take the regular expressions hours. */
const longestText = 1_000;

/** One matrix after the other, so that what a page draws comes to lie as the page is shown. */
function after(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  const turned = [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j] as const;
  return [...turned, a * k + c * l + e, b * k + d * l + f];
}

function itemOf(item: TextItem, shown: Matrix, nameOf: (font: string) => string): CvItem {
  const [a, b, c, d, x, baseline] = after(shown, item.transform as unknown as Matrix);
  const size = Math.hypot(c, d);
  const name = nameOf(item.fontName);
  const text = item.str.slice(0, longestText);
  const look = { text, font: name, size, ...fontStyle(name) };
  if (Math.abs(a) < Math.abs(b) / 10) {
    const isUp = b < 0;
    const box = { x: isUp ? x - size : x, width: size, height: item.width };
    const y = isUp ? baseline - item.width : baseline;
    return { ...look, ...box, y, visible: false, turned: isUp ? 'up' : 'down' };
  }
  const isUpright = Math.abs(b) < Math.abs(a) / 10 && a > 0;
  return {
    ...look,
    x,
    y: baseline - size,
    width: item.width,
    height: size,
    visible: isUpright,
  };
}

/** The names of fonts are known only once the page's operators have been read. */
function fontNames(page: PDFPageProxy): (font: string) => string {
  const known = new Map<string, string>();
  return (font) => {
    let name = known.get(font);
    if (name === undefined) {
      const loaded: unknown = page.commonObjs.has(font) ? page.commonObjs.get(font) : undefined;
      name = (loaded as { name?: string } | undefined)?.name ?? '';
      known.set(font, name);
    }
    return name;
  };
}

async function linksOf(page: PDFPageProxy, shown: Matrix): Promise<CvLink[]> {
  const found = (await page['getAnnotations']()) as { url?: string; rect?: number[] }[];
  return found.flatMap(({ url, rect = [] }) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect;
    if (url === undefined) return [];
    const [, , , , x, bottom] = after(shown, [1, 0, 0, 1, x1, y1]);
    const height = Math.abs(y2 - y1);
    return [{ url, x, y: bottom - height, width: Math.abs(x2 - x1), height }];
  });
}

export async function readPage(page: PDFPageProxy): Promise<CvPage> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const shown = transform as unknown as Matrix;
  const operators = await page.getOperatorList();
  const content = await page.getTextContent();
  const nameOf = fontNames(page);
  const read = content.items
    .filter((item): item is TextItem => 'str' in item && item.str !== '')
    .map((item) => itemOf(item, shown, nameOf));
  const isInkless = textWithoutInk(operators);
  const items = read.map((item) => ({ ...item, visible: item.visible && !isInkless(item.text) }));
  // A scan whose words were recognized has no other text.
  const hasInk = items.some((item) => item.visible && item.text.trim() !== '');
  return { width, height, items: hasInk ? items : read, links: await linksOf(page, shown) };
}
