import { fold } from '@torg/protocol/fold';
import type { StructuredOpportunity } from '@torg/protocol/opportunities/opportunity-shapes';
import { baselineNeed } from './baseline-need.ts';
import { structureNeed } from '../src/opportunities/rules/structure-need.ts';
import type { Score } from './measure.ts';
import { readCorpus, type Half, type LabelledText, type Size } from './parse-corpus.ts';
import { shippedKnowledge } from './shipped-knowledge.ts';

export const fieldNames = [
  'title',
  'start',
  'duration',
  'percent',
  'remote',
  'region',
  'place',
  'deadline',
  'customer',
  'roles',
  'skills',
] as const;
type FieldName = (typeof fieldNames)[number];

/** How many needs have the field exactly as it should be, and how many needs there are. */
export interface FieldScore {
  exact: number;
  needs: number;
}
export interface MeasuredFields {
  byField: ReadonlyMap<string, FieldScore>;
  requirements: Score;
  wrong: string[];
}

const { knowledge, keys } = shippedKnowledge();
const today = '2026-11-23';

const keyOf = (id: string | undefined): string => (id && keys.get(id)) ?? '';

/** A field in the words of the labels. */
function writtenAs(need: StructuredOpportunity, name: FieldName): string {
  switch (name) {
    case 'title':
      return need.title;
    case 'start':
      return need.start_date ?? '';
    case 'duration':
      return need.duration ?? '';
    case 'percent':
      return need.percent === null ? '' : `${need.percent}`;
    case 'remote':
      return need.allow_remote_work ? 'yes' : 'no';
    case 'region':
      return keyOf(need.region?.uuid);
    case 'place':
      return need.place_description ?? '';
    case 'deadline':
      if (need.deadline?.deadline_is_continuous) return 'continuous';
      return need.deadline?.deadline_is_asap ? 'asap' : (need.deadline?.deadline_with_date ?? '');
    case 'customer':
      return need.customer_name ?? '';
    case 'roles':
    case 'skills':
      return need[name].map(({ uuid }) => keyOf(uuid)).join(', ');
  }
}

const plain = (text: string): string =>
  fold(text)
    .replaceAll(/[\s.]+/g, ' ')
    .trim();

/** Terms are a set; one with a question mark may be there or not. */
function sameTerms(read: string, label: string): boolean {
  const [found, wanted] = [read, label].map((list) => list.split(', ').filter((one) => one !== ''));
  const all = wanted?.map((one) => one.replace('?', '')) ?? [];
  const needed = wanted?.filter((one) => !one.endsWith('?')) ?? [];
  return (
    found?.every((one) => all.includes(one)) === true && needed.every((one) => found.includes(one))
  );
}

function isExact(name: FieldName, read: string, labels: readonly string[]): boolean {
  if (name === 'roles' || name === 'skills') return sameTerms(read, labels[0] ?? '');
  const missing = name === 'remote' ? 'no' : '';
  return (labels.length > 0 ? labels : [missing]).some((label) => plain(label) === plain(read));
}

const wordsOf = (text: string): Set<string> => new Set(plain(text).split(/[^\p{L}\p{N}+#]+/u));

/** Where a sentence was cut is taste, so most words must be the same, and whether it must be. */
function sameRequirement(
  one: { kind: string; text: string },
  other: { kind: string; text: string },
): boolean {
  const [a, b] = [wordsOf(one.text), wordsOf(other.text)];
  return one.kind === other.kind && a.intersection(b).size / a.union(b).size >= 0.6;
}

/** A way to make a need of a text. */
type Making = (text: LabelledText) => StructuredOpportunity;

function languageOf({ name }: LabelledText): 'nb' | 'sv' | 'en' {
  if (name.includes('.sv')) return 'sv';
  return name.includes('.en') ? 'en' : 'nb';
}

const makings: Record<'rules' | 'baseline', Making> = {
  rules: (one) =>
    structureNeed([{ context_id: 'text', text: one.text }], knowledge, {
      today,
      locale: languageOf(one),
      country: null,
    }),
  baseline: ({ text }) => baselineNeed(text, knowledge),
};

function compareFields(
  { name: text, fields }: LabelledText,
  need: StructuredOpportunity,
  into: { byField: Map<string, FieldScore>; wrong: string[] },
): void {
  for (const name of fieldNames) {
    const labels = fields?.said.get(name) ?? [];
    const read = writtenAs(need, name);
    const exact = isExact(name, read, labels);
    const score = into.byField.get(name) ?? { exact: 0, needs: 0 };
    into.byField.set(name, { exact: score.exact + Number(exact), needs: score.needs + 1 });
    if (!exact) into.wrong.push(`${text}: ${name} is «${read}», not «${labels.join(' | ')}»`);
  }
}

function compareRequirements(
  { name, fields }: LabelledText,
  need: StructuredOpportunity,
  { requirements: score, wrong }: { requirements: Score; wrong: string[] },
): void {
  const left = new Set(fields?.requirements);
  score.there += left.size;
  for (const demand of need.requirements) {
    const label = [...left].find((other) => sameRequirement(demand, other));
    score.read += 1;
    if (label) {
      score.right += 1;
      left.delete(label);
    } else wrong.push(`${name}: read ${demand.kind} «${demand.text}»`);
  }
  for (const { kind, text } of left) wrong.push(`${name}: missed ${kind} «${text}»`);
}

/** Makes needs of all texts whose fields are labelled, and compares. */
export function compareTexts(
  texts: readonly LabelledText[],
  by: 'rules' | 'baseline',
): MeasuredFields {
  const measured = {
    byField: new Map<string, FieldScore>(),
    requirements: { right: 0, read: 0, there: 0 },
    wrong: [],
  };
  for (const one of texts) {
    if (!one.fields) continue;
    const need = makings[by](one);
    compareFields(one, need, measured);
    compareRequirements(one, need, measured);
  }
  return measured;
}

export const measureFields = (
  half: Half,
  by: 'rules' | 'baseline',
  sizes?: readonly Size[],
): MeasuredFields => compareTexts(readCorpus(half, sizes), by);
