import type { WordParagraph, XmlElement } from '../../platform/ports/cv-files.ts';
import { readXml } from './read-xml.ts';

/** A Word document without them is none. */
const [documentPath, stylesPath, linksPath] = [
  'word/document.xml',
  'word/styles.xml',
  'word/_rels/document.xml.rels',
] as const;
export const wordPaths: ReadonlySet<string> = new Set([documentPath, stylesPath, linksPath]);

const child = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((one) => one.name === name);

interface Style {
  name: string;
  size: number;
  bold: boolean;
}

/** Sizes are in half points. */
const sizeOf = (properties: XmlElement | undefined): number | undefined => {
  const half = Number(child(properties, 'sz')?.attributes['val']);
  return half > 0 && half < 400 ? half / 2 : undefined;
};
const isBold = (properties: XmlElement | undefined): boolean => {
  const bold = child(properties, 'b');
  return bold !== undefined && !['0', 'false', 'none'].includes(bold.attributes['val'] ?? '');
};

function stylesOf(source: Buffer | undefined): Map<string, Style> {
  if (source === undefined) return new Map();
  const styles = readXml(source.toString('utf8')).children.filter(({ name }) => name === 'style');
  return new Map(
    styles.map((style) => {
      const run = child(style, 'rPr');
      const name = child(style, 'name')?.attributes['val'] ?? '';
      return [
        style.attributes['styleId'] ?? '',
        { name, size: sizeOf(run) ?? 11, bold: isBold(run) },
      ];
    }),
  );
}

/** Where links lead; they are told apart from other relations, of which none is followed. */
function linksOf(source: Buffer | undefined): Map<string, string> {
  if (source === undefined) return new Map();
  const relations = readXml(source.toString('utf8')).children;
  return new Map(
    relations
      .filter(({ attributes }) => /^(https?|mailto|tel):/i.test(attributes['Target'] ?? ''))
      .map(({ attributes }) => [attributes['Id'] ?? '', attributes['Target'] ?? '']),
  );
}

interface Reading {
  styles: Map<string, Style>;
  links: Map<string, string>;
  tables: number;
  paragraphs: WordParagraph[];
}

/** The letters of runs; what was deleted in review, fields and pictures are left out. */
function textOf(element: XmlElement): string {
  if (element.name === 't') return element.text;
  if (element.name === 'tab') return '\t';
  if (element.name === 'br' || element.name === 'cr') return '\n';
  if (['del', 'instrText', 'pPr', 'drawing', 'pict'].includes(element.name)) return '';
  return element.children.map(textOf).join('');
}

const runsOf = (element: XmlElement): XmlElement[] =>
  element.name === 'r' ? [element] : element.children.flatMap(runsOf);
const findAll = (element: XmlElement, name: string): XmlElement[] => [
  ...(element.name === name ? [element] : []),
  ...element.children.flatMap((one) => findAll(one, name)),
];

function readParagraph(reading: Reading, element: XmlElement, cell: WordParagraph['cell']): void {
  const text = textOf(element);
  if (text.trim() === '') return;
  const properties = child(element, 'pPr');
  const style = reading.styles.get(child(properties, 'pStyle')?.attributes['val'] ?? '');
  const runs = runsOf(element).filter((run) => textOf(run).trim() !== '');
  const sizes = runs.map((run) => sizeOf(child(run, 'rPr')) ?? style?.size ?? 11);
  const bold = runs.every((run) => isBold(child(run, 'rPr'))) || style?.bold === true;
  const links = findAll(element, 'hyperlink').flatMap(
    ({ attributes }) => reading.links.get(attributes['id'] ?? '') ?? [],
  );
  const isItem = child(properties, 'numPr') !== undefined || /list/i.test(style?.name ?? '');
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const size = Math.max(...sizes, 1);
    const look = { style: style?.name ?? '', size, bold, isItem };
    reading.paragraphs.push({ text: line, ...look, cell, links });
  }
}

function readTable(reading: Reading, table: XmlElement): void {
  const number = (reading.tables += 1);
  const rows = table.children.filter(({ name }) => name === 'tr');
  for (const [row, element] of rows.entries()) {
    const cells = element.children.filter(({ name }) => name === 'tc');
    for (const [column, cell] of cells.entries()) {
      readBlocks(reading, cell, { table: number, row, column, columns: cells.length });
    }
  }
}

function readBlocks(reading: Reading, parent: XmlElement, cell: WordParagraph['cell']): void {
  for (const element of parent.children) {
    if (element.name === 'p') readParagraph(reading, element, cell);
    else if (element.name === 'tbl') readTable(reading, element);
    else if (element.name === 'sdt' || element.name === 'sdtContent') {
      readBlocks(reading, element, cell);
    }
  }
}

/** The paragraphs of a Word document. */
export function readWord(files: ReadonlyMap<string, Buffer>): WordParagraph[] {
  const document = files.get(documentPath);
  const body = document && child(readXml(document.toString('utf8')), 'body');
  if (body === undefined) return [];
  const reading: Reading = {
    styles: stylesOf(files.get(stylesPath)),
    links: linksOf(files.get(linksPath)),
    tables: 0,
    paragraphs: [],
  };
  readBlocks(reading, body, null);
  return reading.paragraphs;
}
