import type { CvPage } from '../../../platform/ports/cv-reader.ts';
import { withoutRepeated } from '../lines/repeated.ts';
import { rowsOf } from '../lines/rows.ts';
import { blocksOf, type Block } from './blocks.ts';

/** The blocks of all pages in the order in which they are read; `above` counts through all pages. */
export function blocksOfPages(pages: readonly CvPage[]): Block[] {
  const rows = withoutRepeated(
    pages.map((page, at) => rowsOf(page, at + 1)),
    pages,
  );
  const blocks: Block[] = [];
  for (const [at, ofPage] of rows.entries()) {
    const before = blocks.length;
    const own = blocksOf(ofPage, at + 1);
    const lines = own.flatMap((block) => block.lines);
    for (const [place, line] of lines.entries()) line.number = place + 1;
    for (const block of own) {
      blocks.push({ ...block, above: block.above === null ? null : block.above + before });
    }
  }
  return blocks;
}
