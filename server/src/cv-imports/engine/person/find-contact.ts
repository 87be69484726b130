import type { FoundEntry } from '@torg/protocol/cv-imports/read-cv';
import type { CvPage } from '../../../platform/ports/cv-reader.ts';
import type { Line } from '../lines/cell.ts';
import { sourceOf } from '../fields/text-of-lines.ts';
import { findPoints } from '../dates/date-point.ts';

const address = /[\p{L}\d._%+-]+\s?@\s?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u;

/** The line whose place a link has; a mail address may hide behind a picture. */
function lineAt(lines: readonly Line[], page: number, y: number): Line | undefined {
  const near = lines.filter((line) => line.page === page);
  return near.toSorted((a, b) => Math.abs(a.baseline - y) - Math.abs(b.baseline - y))[0];
}

function linked(
  pages: readonly CvPage[],
  lines: readonly Line[],
  scheme: RegExp,
): FoundEntry<string> | null {
  for (const [at, page] of pages.entries()) {
    for (const link of page.links) {
      if (!scheme.test(link.url)) continue;
      const item = decoded(link.url.replace(scheme, '').split('?')[0] ?? '').trim();
      const line = lineAt(lines, at + 1, link.y + link.height);
      if (item !== '') return { item, certainty: 'certain', source: line ? [sourceOf(line)] : [] };
    }
  }
  return null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A narrow column breaks a long address: `kari@` and `firma.no` are one. */
function texts(lines: readonly Line[]): { text: string; line: Line }[] {
  return lines.flatMap((line, at) => {
    const next = lines[at + 1];
    const cells = line.cells.map(({ text }) => ({ text, line }));
    const isCut =
      /@\S*$/.test(line.text) || /^@\S/.test(next?.text ?? '') || /\S@\S+[.-]$/.test(line.text);
    return isCut && next && !address.test(line.text)
      ? [...cells, { text: `${line.text}${next.text}`, line }]
      : cells;
  });
}

export function findEmail(
  pages: readonly CvPage[],
  lines: readonly Line[],
): FoundEntry<string> | null {
  for (const { text, line } of texts(lines)) {
    const match = address.exec(text);
    if (match) {
      const item = match[0]
        .replaceAll(/\s/g, '')
        .replace(/^(?:e-?mail|e-?post|mail)[:.]?(?=\S+@)/iu, '')
        .toLowerCase();
      return { item, certainty: 'certain', source: [sourceOf(line)] };
    }
  }
  const link = linked(pages, lines, /^mailto:/i);
  return link && address.test(link.item) ? { ...link, item: link.item.toLowerCase() } : null;
}

/** Also `(+82) 10-1234-5678`. */
const number = /\(?(?:\+|00)?\d(?:[\s.-]?[()]?[\s.-]?\d){7,14}/gu;
const label = /(?:tlf|tel|telefon|phone|mobil|mobile|mob|puhelin|handy|☎|📞)/iu;

function phoneIn(text: string, isLabelled: boolean): string | null {
  for (const [found] of text.matchAll(number)) {
    const match = found.includes(')') ? found : found.replace('(', '');
    const digits = match.replaceAll(/\D/g, '');
    const isSure = /^\(?(?:\+|00)/.test(match) || isLabelled;
    const isDate = findPoints(match).length > 0 && !isSure;
    const isUsual = digits.length === 8 || digits.length === 10 || isSure;
    if (!isDate && isUsual && digits.length <= 15) return match.trim();
  }
  return null;
}

export function findPhone(
  pages: readonly CvPage[],
  lines: readonly Line[],
): FoundEntry<string> | null {
  for (const line of lines) {
    // A postal code in the next cell is no part of a number; but some write a number in cells.
    const texts = [...line.cells.map(({ text }) => text), line.text];
    const isLabelled = label.test(line.text);
    const found = texts.map((text) => phoneIn(text.replace(address, ' '), isLabelled));
    const item = found.find((one) => one !== null) ?? null;
    if (item !== null) {
      return {
        item,
        certainty: /^\(?\+/.test(item) ? 'certain' : 'likely',
        source: [sourceOf(line)],
      };
    }
  }
  return linked(pages, lines, /^tel:/i);
}
