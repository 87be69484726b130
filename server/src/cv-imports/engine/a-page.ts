import type { CvItem, CvPage } from '../../platform/ports/cv-reader.ts';

interface Text {
  text: string;
  x: number;
  y: number;
  size?: number;
  bold?: boolean;
}

/** A page of texts for tests; each letter is half as wide as it is high. */
export function aPage(texts: readonly Text[]): CvPage {
  const items = texts.map(({ text, x, y, size = 10, bold = false }): CvItem => {
    const width = text.length * size * 0.5;
    return { text, x, y, width, height: size, font: 'F', size, bold, italic: false, visible: true };
  });
  return { width: 595, height: 842, items, links: [] };
}
