import type { PdfPage } from './pdf-document.ts';

/** What a page says by its tags: without columns and line ends, so that it fits any screen. */
export type TextPart =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: { label: string; parts: TextPart[] }[] }
  | { kind: 'table'; rows: { isHead: boolean; cells: string[] }[] };

export type Tag = { role: string; children: readonly Tag[] } | { id: string };
type Element = Extract<Tag, { role: string }>;
type Words = ReadonlyMap<string, string>;

/** Stand within a line; all other tags begin a new one. */
const inline = new Set(['Span', 'Strong', 'Em', 'Link', 'Quote', 'Code', 'Lbl', 'Reference']);

const isElement = (tag: Tag): tag is Element => 'role' in tag;
const isInline = (tag: Tag): boolean => !isElement(tag) || inline.has(tag.role);

const rawText = (tag: Tag, words: Words): string =>
  isElement(tag)
    ? tag.children.map((child) => rawText(child, words)).join('')
    : (words.get(tag.id) ?? '');
const textOf = (tags: readonly Tag[], words: Words): string =>
  tags
    .map((tag) => rawText(tag, words))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** All elements below that have one of these roles, but not what is within those. */
const within = (tag: Tag, ...roles: string[]): Element[] =>
  isElement(tag)
    ? tag.children.flatMap((child) =>
        isElement(child) && roles.includes(child.role) ? [child] : within(child, ...roles),
      )
    : [];

function listOf(list: Element, words: Words): TextPart {
  const items = within(list, 'LI').map((item) => ({
    label: textOf(within(item, 'Lbl'), words),
    parts: within(item, 'LBody').flatMap((body) => partsOf(body, words)),
  }));
  return { kind: 'list', items };
}

function tableOf(table: Element, words: Words): TextPart {
  const rows = within(table, 'TR').map((row) => {
    const cells = within(row, 'TH', 'TD');
    return {
      isHead: cells.every(({ role }) => role === 'TH'),
      cells: cells.map((cell) => textOf([cell], words)),
    };
  });
  return { kind: 'table', rows };
}

/** Words that stand between elements are a paragraph of their own. */
function partsWithin({ children }: Element, words: Words): TextPart[] {
  const first = children.findIndex((child) => !isInline(child));
  const end = first === -1 ? children.length : first;
  const text = textOf(children.slice(0, end), words);
  const paragraph: TextPart[] = text === '' ? [] : [{ kind: 'paragraph', text }];
  const next = children[end];
  if (next === undefined) return paragraph;
  const rest = { role: 'Div', children: children.slice(end + 1) };
  return [...paragraph, ...partsOf(next, words), ...partsWithin(rest, words)];
}

/** The parts of a tag, in their order. */
export function partsOf(tag: Tag, words: Words): TextPart[] {
  if (!isElement(tag)) return [];
  const level = /^H([1-6])$/.exec(tag.role)?.[1];
  if (level !== undefined) {
    return [{ kind: 'heading', level: Number(level), text: textOf([tag], words) }];
  }
  if (tag.role === 'L') return [listOf(tag, words)];
  if (tag.role === 'Table') return [tableOf(tag, words)];
  return partsWithin(tag, words);
}

type Content = Awaited<ReturnType<PdfPage['getTextContent']>>['items'][number];

/** The words of each piece of content that a tag refers to. */
function wordsOf(items: readonly Content[]): Map<string, string> {
  const words = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((one) => one !== undefined);
      const text = item.hasEOL ? `${item.str}\n` : item.str;
      if (id !== undefined) words.set(id, (words.get(id) ?? '') + text);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? undefined);
  }
  return words;
}

/** What a page says; nothing, if its PDF has no tags. */
export async function textOfPage(page: PdfPage): Promise<TextPart[]> {
  const [tree, { items }] = await Promise.all([
    page.getStructTree(),
    page.getTextContent({ includeMarkedContent: true }),
  ]);
  return (tree as Tag | null) === null ? [] : partsOf(tree, wordsOf(items));
}
