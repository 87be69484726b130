import type { WordParagraph } from '../../platform/ports/cv-files.ts';

const heading = /heading|overskrift|rubrik|title|tittel|titel/i;

/** The paragraphs of one row of a table stand on one line. */
const isSameRow = (one: WordParagraph, other: WordParagraph | undefined): boolean =>
  one.cell !== null &&
  other?.cell?.table === one.cell.table &&
  other.cell.row === one.cell.row &&
  other.cell.column !== one.cell.column;

/** The paragraphs of a Word document as text: headings have an empty line above, items a dash. */
export function textOfWord(paragraphs: readonly WordParagraph[]): string {
  let text = '';
  let above: WordParagraph | undefined;
  for (const paragraph of paragraphs) {
    const words = paragraph.text.replaceAll('\t', '  ').trim();
    const isHeading = heading.test(paragraph.style);
    const marked = paragraph.isItem && !/^[-–•*]/u.test(words) ? `- ${words}` : words;
    if (above === undefined) text = marked;
    else if (isSameRow(paragraph, above)) text += `  ${words}`;
    else {
      const parts = isHeading || !paragraph.isItem;
      const isInTable = paragraph.cell !== null && above.cell?.table === paragraph.cell.table;
      text += `${parts && !isInTable && !heading.test(above.style) ? '\n\n' : '\n'}${marked}`;
    }
    above = paragraph;
  }
  return text;
}
