import { lexer, type Token, type Tokens } from 'marked';

export interface Run {
  text: string;
  bold?: boolean;
  italic?: boolean;
}

export type TextBlock =
  | { kind: 'heading'; level: number; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; ordered: boolean; start: number; items: TextBlock[][] };

interface Read {
  blocks: TextBlock[];
  /** what is neither heading, paragraph, list, bold nor italic, as it was typed */
  unread: string[];
}

const bidi = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const controls = /[\p{Cc}\u2028\u2029]+/gu;

/** One line without control characters and without signs that turn the direction of writing. */
export const oneLine = (text: string): string =>
  text.replaceAll(bidi, '').replaceAll(controls, ' ').replaceAll(/ {2,}/g, ' ').trim();

const inside = (text: string): string =>
  text.replaceAll(bidi, '').replaceAll(controls, ' ').replaceAll(/ {2,}/g, ' ');

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const decoded = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

type Style = Pick<Run, 'bold' | 'italic'>;

function runsOf(tokens: readonly Token[], style: Style, unread: string[]): Run[] {
  return tokens.flatMap((token): Run[] => {
    const run = (text: string): Run[] => [{ text: inside(text), ...style }];
    const deeper = (more: Style): Run[] =>
      runsOf((token as Tokens.Strong).tokens, { ...style, ...more }, unread);
    switch (token.type) {
      case 'strong':
        return deeper({ bold: true });
      case 'em':
        return deeper({ italic: true });
      case 'link': {
        const { text, href } = token as Tokens.Link;
        return [...deeper({}), ...(text === href ? [] : run(` (${href})`))];
      }
      case 'br':
        return run(' ');
      case 'text':
      case 'escape':
        return 'tokens' in token && token.tokens
          ? runsOf(token.tokens, style, unread)
          : run(decoded((token as Tokens.Text).text));
      default:
        unread.push(token.raw.trim());
        return run(token.raw);
    }
  });
}

function listOf(list: Tokens.List, unread: string[]): TextBlock {
  return {
    kind: 'list',
    ordered: list.ordered,
    start: typeof list.start === 'number' ? list.start : 1,
    items: list.items.map(({ tokens }) => blocksOf(tokens, unread)),
  };
}

function blocksOf(tokens: readonly Token[], unread: string[]): TextBlock[] {
  return tokens.flatMap((token): TextBlock[] => {
    switch (token.type) {
      case 'space':
        return [];
      case 'heading': {
        const { depth, tokens: within } = token as Tokens.Heading;
        return [{ kind: 'heading', level: depth, runs: runsOf(within, {}, unread) }];
      }
      case 'paragraph':
      case 'text': {
        const { tokens: within, text } = token as Tokens.Paragraph;
        return [
          {
            kind: 'paragraph',
            runs: within ? runsOf(within, {}, unread) : [{ text: inside(text) }],
          },
        ];
      }
      case 'list':
        return [listOf(token as Tokens.List, unread)];
      default:
        unread.push(token.raw.trim());
        return [{ kind: 'paragraph', runs: [{ text: inside(token.raw) }] }];
    }
  });
}

/** The largest heading counts as the first level, and none is more than one level deeper than before. */
function evenLevels(blocks: readonly TextBlock[]): TextBlock[] {
  const levels = blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []));
  const top = Math.min(...levels);
  let before = 0;
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    before = Math.min(block.level - top + 1, before + 1);
    return { ...block, level: before };
  });
}

/** Reads the markdown of a document. What it does not know is kept as plain text. */
export function textBlocks(text: string): Read {
  const unread: string[] = [];
  const blocks = blocksOf(lexer(text, { gfm: false }), unread);
  return { blocks: evenLevels(blocks), unread };
}
