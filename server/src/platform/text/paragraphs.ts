/** A paragraph of lines, or a list of items. */
export type TextBlock = { kind: 'lines'; lines: string[] } | { kind: 'list'; items: string[] };

/** What people type at the beginning of a line to make a list. */
const bullet = /^\s*[-–•*·]\s+/;

/** Plain text as its author meant it: paragraphs, line breaks and lists. */
export function paragraphsOf(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let isApart = true;
  for (const line of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    const words = line.trim();
    if (words === '') {
      isApart = true;
      continue;
    }
    const last = blocks.at(-1);
    const item = bullet.test(line) ? line.replace(bullet, '').trim() : undefined;
    if (item !== undefined) {
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
    } else if (last?.kind === 'lines' && !isApart) last.lines.push(words);
    else blocks.push({ kind: 'lines', lines: [words] });
    isApart = false;
  }
  return blocks;
}
