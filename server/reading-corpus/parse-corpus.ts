import { readFileSync } from 'node:fs';
import { parseFields, type LabelledFields } from './parse-fields.ts';

/** One labelled stretch of a text; `mark`: denied, must or should. */
export interface Label {
  kind: string;
  value: string;
  mark: '!' | '+' | '~' | '';
  start: number;
  end: number;
}

export interface LabelledText {
  /** `held-out/needs.nb 2` */
  name: string;
  text: string;
  labels: Label[];
  /** of needs, where somebody has written them down */
  fields: LabelledFields | undefined;
}

const label = /\{(?<kind>\w+)(?<mark>[!+~]?)(?: (?<value>[^|{}]*))?\|(?<words>[^{}]*)\}/gu;

/** Skills are named by their words where those are the key. */
const keyOf = (words: string): string => words.toLowerCase().replaceAll(/[ .]/g, '-');

/** A text with its labels, and its fields where it has some. */
export function parseText(name: string, whole: string): LabelledText {
  const [source = '', fields] = whole.split(/\n===\n/);
  let text = '';
  let last = 0;
  const labels: Label[] = [];
  for (const match of source.matchAll(label)) {
    const { kind = '', mark = '', value, words = '' } = match.groups ?? {};
    text += source.slice(last, match.index);
    const start = text.length;
    text += words;
    const own = { kind, mark: mark as Label['mark'], start, end: text.length };
    labels.push({ ...own, value: value ?? (kind === 'skill' ? keyOf(words) : words) });
    last = match.index + match[0].length;
  }
  return {
    name,
    text: text + source.slice(last),
    labels,
    fields: fields === undefined ? undefined : parseFields(fields),
  };
}

export type Half = 'tuned' | 'held-out';
/** Those with `more-` were written for the reading of needs, the others after their rules. */
export type Size =
  | 'sentences'
  | 'needs'
  | 'more-sentences'
  | 'more-needs'
  | 'fresh-sentences'
  | 'fresh-needs'
  | 'later-sentences'
  | 'later-needs'
  | 'last-sentences'
  | 'last-needs'
  | 'newest-sentences'
  | 'newest-needs'
  | 'blind-sentences'
  | 'blind-needs';

const sizesOf: Record<Half, readonly Size[]> = {
  tuned: [
    'sentences',
    'needs',
    'fresh-sentences',
    'fresh-needs',
    'later-sentences',
    'later-needs',
    'newest-sentences',
    'newest-needs',
  ],
  'held-out': [
    'sentences',
    'needs',
    'more-sentences',
    'more-needs',
    'last-sentences',
    'last-needs',
    'blind-sentences',
    'blind-needs',
  ],
};

/** All labelled texts of a half. */
export function readCorpus(half: Half, sizes: readonly Size[] = sizesOf[half]): LabelledText[] {
  return sizes.flatMap((size) =>
    ['nb', 'sv', 'en'].flatMap((language) => {
      const name = `${half}/${size}.${language}`;
      const file = readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8');
      return file
        .split(/^---$/m)
        .map((source, at) => parseText(`${name} ${at + 1}`, source.trim()));
    }),
  );
}
