import { limits } from '@torg/protocol/limits';
import type {
  Source,
  StructuredOpportunity,
} from '@torg/protocol/opportunities/opportunity-shapes';
import { Day } from '@torg/protocol/shapes';
import { cut, type NeedText } from './need-text.ts';
import { findQuote } from './quotes.ts';

const { percent, duration, place, title, description } = limits.assignment;

interface Said<T> {
  value: T | null;
  quote: string | null;
}
interface Answered {
  title: Said<string>;
  description: Said<string>;
  start_date: Said<string>;
  duration: Said<string>;
  percent: Said<number>;
  allow_remote_work: Said<boolean>;
  place_description: Said<string>;
  deadline: Said<string>;
  customer_name: Said<string>;
}
type Name = keyof Answered;
type Value = StructuredOpportunity[Name];

const written = (most: number) => (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? cut(value.trim(), most) : undefined;
const day = (value: unknown) => Day.safeParse(value).data;

/** What a field takes of a model's value; undefined for what it cannot be. */
const fitting: { [K in Name]: (value: unknown) => StructuredOpportunity[K] | undefined } = {
  title: written(title.max),
  description: written(description.max),
  start_date: day,
  duration: written(duration),
  percent: (value) =>
    typeof value === 'number' && value >= percent.min && value <= percent.max
      ? Math.round(value)
      : undefined,
  allow_remote_work: (value) => (typeof value === 'boolean' ? value : undefined),
  place_description: written(place),
  deadline: (value) => {
    const until = day(value);
    return until === undefined ? undefined : { deadline_with_date: until };
  },
  customer_name: written(limits.opportunity.customer),
};

/** A text of its own may be better than what the rules have cut out of one. */
const mayImprove: ReadonlySet<Name> = new Set(['description']);
const names = Object.keys(fitting) as Name[];

/** The fields that the rules leave open, as a model has filled them, where its quote stands. */
export function withFields(
  answer: Answered,
  { texts }: { texts: readonly NeedText[] },
  ruled: StructuredOpportunity,
): StructuredOpportunity {
  const values: Partial<Record<Name, Value>> = {};
  const sources: Partial<Record<Name, Source>> = {};
  for (const name of names) {
    const source = findQuote(texts, answer[name].quote);
    const value = fitting[name](answer[name].value);
    const isOpen = ruled.sources[name] === undefined || mayImprove.has(name);
    if (!isOpen || value === undefined || !source) continue;
    values[name] = value;
    sources[name] = source;
  }
  return {
    ...ruled,
    ...values,
    sources: { ...ruled.sources, ...sources },
  } as StructuredOpportunity;
}
