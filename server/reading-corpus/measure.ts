import type { Span } from '@torg/protocol/reading/reading';
import { spanKinds } from '@torg/protocol/reading/reading-terms';
import { readText } from '../src/reading/read-text.ts';
import { readCorpus, type Half, type Label, type LabelledText, type Size } from './parse-corpus.ts';
import { shippedKnowledge } from './shipped-knowledge.ts';

/** Monday; the texts name days without a year. */
const today = '2026-11-23';

/** How many were right, how many were read, and how many are there. */
export interface Score {
  right: number;
  read: number;
  there: number;
}

export interface Measured {
  byKind: ReadonlyMap<string, Score>;
  /** what was read wrongly or not at all, in words */
  wrong: string[];
  /** milliseconds of the processor for each text */
  cpuMs: number;
}

const bounds = ({ least, most }: { least: number | null; most: number | null }): string =>
  least === most ? `${least}` : `${least ?? ''}-${most ?? ''}`;

function valueOf(span: Span, keys: ReadonlyMap<string, string>): string {
  switch (span.kind) {
    case 'role':
    case 'skill':
    case 'industry':
      return keys.get(span.competency) ?? span.competency;
    case 'seniority':
      return span.level;
    case 'years':
      return span.most === null ? `${span.least}` : bounds(span);
    case 'extent':
    case 'duration':
      return bounds(span);
    case 'place':
      return span.regions.map((id) => keys.get(id)).join('+') || span.country;
    case 'start':
      return span.day ?? 'asap';
    case 'end':
    case 'deadline':
      return span.day;
    case 'work_mode':
      return span.mode;
    case 'language':
      return span.level === null ? span.locale : `${span.locale}/${span.level}`;
    case 'clearance':
      return span.clearance;
    case 'customer':
      return span.name;
    case 'organization':
      return span.organization;
    case 'rate':
      return `${span.currency}:${bounds(span)}/${span.per}`;
  }
}

const markOf = ({ negation, importance }: Span): Label['mark'] => {
  if (negation) return '!';
  if (!importance) return '';
  return importance.kind === 'must' ? '+' : '~';
};
const nameOfMark = { '!': 'negation', '+': 'must', '~': 'nice', '': '' } as const;

function add(scores: Map<string, Score>, kind: string, more: Partial<Score>): void {
  const { right, read, there } = scores.get(kind) ?? { right: 0, read: 0, there: 0 };
  const { right: one = 0, read: two = 0, there: three = 0 } = more;
  scores.set(kind, { right: right + one, read: read + two, there: there + three });
}

/** A span is right if its kind and its value are, and at least one of its words. */
function score(
  { name, text, labels }: LabelledText,
  spans: readonly Span[],
  keys: ReadonlyMap<string, string>,
  into: { scores: Map<string, Score>; wrong: string[] },
): void {
  const left = new Set(labels);
  const here = (start: number) =>
    text.slice(Math.max(0, start - 25), start + 35).replaceAll('\n', '⏎');
  for (const span of spans) {
    const value = valueOf(span, keys);
    const label = [...left].find(
      (one) =>
        one.kind === span.kind &&
        one.value === value &&
        one.start < span.end &&
        span.start < one.end,
    );
    const mark = markOf(span);
    add(into.scores, span.kind, { read: 1, right: label ? 1 : 0 });
    if (!label) {
      into.wrong.push(
        `${name}: read ${span.kind}${mark} ${value} «${span.text}» in «${here(span.start)}»`,
      );
    } else {
      left.delete(label);
      add(into.scores, span.kind, { there: 1 });
      if (mark !== '') {
        add(into.scores, nameOfMark[mark], { read: 1, right: mark === label.mark ? 1 : 0 });
      }
      if (label.mark !== '') add(into.scores, nameOfMark[label.mark], { there: 1 });
      if (mark !== label.mark) {
        into.wrong.push(
          `${name}: marked «${span.text}» ${mark || 'nothing'}, not ${label.mark || 'nothing'}`,
        );
      }
    }
  }
  for (const label of left) {
    add(into.scores, label.kind, { there: 1 });
    if (label.mark !== '') add(into.scores, nameOfMark[label.mark], { there: 1 });
    into.wrong.push(
      `${name}: missed ${label.kind}${label.mark} ${label.value} «${text.slice(label.start, label.end)}»`,
    );
  }
}

const { knowledge, keys } = shippedKnowledge();

export const knownKeys: ReadonlySet<string> = new Set(keys.values());

/** Reads all texts of a half, and compares what was read with what should be. */
export function measureReading(half: Half, sizes?: readonly Size[]): Measured {
  const texts = readCorpus(half, sizes);
  const into = { scores: new Map<string, Score>(), wrong: [] as string[] };
  const settings = { today, locale: 'nb' } as const;
  const rounds = 20;
  for (const { text } of texts) readText(text, knowledge, settings);
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) {
    for (const { text } of texts) readText(text, knowledge, settings);
  }
  const { user, system } = process.cpuUsage(before);
  for (const one of texts) score(one, readText(one.text, knowledge, settings), keys, into);
  const order = [...spanKinds, 'negation', 'must', 'nice'];
  const byKind = new Map(
    order.flatMap((kind) => {
      const own = into.scores.get(kind);
      return own ? [[kind, own] as const] : [];
    }),
  );
  return { byKind, wrong: into.wrong, cpuMs: (user + system) / 1000 / rounds / texts.length };
}

export const precisionOf = ({ right, read }: Score): number => (read === 0 ? 1 : right / read);
export const recallOf = ({ right, there }: Score): number => (there === 0 ? 1 : right / there);

export function totalOf({ byKind }: Measured): Score {
  const kinds = [...byKind].filter(([kind]) => !['negation', 'must', 'nice'].includes(kind));
  const sum = (key: keyof Score) => kinds.reduce((all, [, one]) => all + one[key], 0);
  return { right: sum('right'), read: sum('read'), there: sum('there') };
}
