import type { CvItem, CvPage } from '../../platform/ports/cv-reader.ts';
import type { WordParagraph } from '../../platform/ports/cv-files.ts';

/** A4, in points. */
const page = { width: 595, height: 842, margin: 56 };
const tabStop = 36;
const inner = page.width - 2 * page.margin;
/** Letters of an ordinary font are half as wide as they are high. */
const widthOf = (text: string, size: number): number => text.length * size * 0.5;

const headingLevel = /(?:heading|overskrift|rubrik|überschrift)\s*(\d)/i;
const title = /^(title|tittel|titel|rubrik)$/i;

/** A heading is told apart by its style; how the style looks may be left to the program. */
function lookOf({ style, size, bold }: WordParagraph): { size: number; bold: boolean } {
  const level = Number(headingLevel.exec(style)?.[1] ?? 0);
  if (title.test(style)) return { size: Math.max(size, 22), bold: true };
  if (level > 0) return { size: Math.max(size, 18 - 2 * Math.min(level, 3)), bold: true };
  return { size, bold };
}

/** Word draws the mark of a list's paragraph itself. */
const markedText = ({ text, isItem }: WordParagraph): string =>
  isItem && !/^\s*[•·*–-]/u.test(text) ? `• ${text}` : text;

/** The parts between tabs, each at the next stop. */
function itemsOf(paragraph: WordParagraph, x: number, y: number): CvItem[] {
  const { size, bold } = lookOf(paragraph);
  const items: CvItem[] = [];
  let left = x;
  for (const text of markedText(paragraph).split('\t')) {
    const width = widthOf(text, size);
    const font = 'word';
    if (text.trim() !== '') {
      const look = { font, size, bold, italic: false, visible: true };
      items.push({ text, x: left, y, width, height: size, ...look });
    }
    left = (Math.floor((left + width + size) / tabStop) + 1) * tabStop;
  }
  return items;
}

interface Draft {
  pages: CvPage[];
  y: number;
}

function pageFor(draft: Draft, height: number): CvPage {
  const last = draft.pages.at(-1);
  if (last !== undefined && draft.y + height <= page.height - page.margin) return last;
  const next = { width: page.width, height: page.height, items: [], links: [] };
  draft.pages.push(next);
  draft.y = page.margin;
  return next;
}

/** One under the other, within a column; returns the height. */
function place(on: CvPage, paragraphs: readonly WordParagraph[], x: number, top: number): number {
  let y = top;
  for (const paragraph of paragraphs) {
    const { size } = lookOf(paragraph);
    on.items.push(...itemsOf(paragraph, x, y));
    for (const url of paragraph.links) {
      on.links.push({ url, x, y, width: widthOf(paragraph.text, size), height: size });
    }
    y += size * 1.35;
  }
  return y - top;
}

/** Paragraphs that stand beside or under one another: a row of a table, or one alone. */
function groupsOf(paragraphs: readonly WordParagraph[]): WordParagraph[][] {
  const groups: WordParagraph[][] = [];
  let before: string | undefined;
  for (const paragraph of paragraphs) {
    const { cell } = paragraph;
    const row = cell === null ? undefined : `${cell.table}:${cell.row}`;
    if (row !== undefined && row === before) groups.at(-1)?.push(paragraph);
    else groups.push([paragraph]);
    before = row;
  }
  return groups;
}

const heightOf = (paragraphs: readonly WordParagraph[]): number =>
  paragraphs.reduce((sum, one) => sum + lookOf(one).size * 1.35, 0);

/** Lays the paragraphs of a Word document out as pages, so that one engine reads all CVs. */
export function pagesOfWord(paragraphs: readonly WordParagraph[]): CvPage[] {
  const draft: Draft = { pages: [], y: page.margin };
  for (const group of groupsOf(paragraphs)) {
    const columns = [...Map.groupBy(group, ({ cell }) => cell?.column ?? 0)];
    const [first] = group;
    const isHeading = first !== undefined && headingLevel.test(first.style);
    if (isHeading) draft.y += 10;
    const height = Math.max(...columns.map(([, own]) => heightOf(own)));
    const on = pageFor(draft, Math.min(height, page.height - 2 * page.margin));
    const top = draft.y;
    for (const [column, own] of columns) {
      const share = inner / Math.max(1, own[0]?.cell?.columns ?? 1);
      const used = place(on, own, page.margin + column * share, top);
      draft.y = Math.max(draft.y, top + used);
    }
    draft.y += 2;
  }
  return draft.pages;
}
