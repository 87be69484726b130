import type { Structured } from '../opportunities.queries.ts';
import { fieldId } from '../fields/field-id.ts';
import type { NeedField } from '../fields/need-fields.ts';

/** Words of a text that a field came from. */
export interface Mark {
  id: string;
  field: NeedField;
  context_id: string;
  quote: string;
  /** of the input that the words lead to */
  target: string;
}

type Source = NonNullable<Structured['sources']['title']>;

/** Everything of a need that names its words, in the order of the fields. */
export function marksOf(need: Structured): Mark[] {
  const marks: Mark[] = [];
  const add = (id: string, field: NeedField, source: Source | null, target = fieldId(field)) => {
    if (source) marks.push({ id: `source-${id}`, field, target, ...source });
  };
  for (const [field, source] of Object.entries(need.sources)) {
    add(field, field as NeedField, source);
  }
  for (const field of ['roles', 'skills'] as const) {
    for (const { uuid } of need[field]) add(uuid, field, need.term_sources[uuid] ?? null);
  }
  for (const [place, { source }] of need.requirements.entries()) {
    add(`requirement-${place}`, 'requirements', source, `requirement-${place}`);
  }
  for (const [place, { kind, source }] of need.unmatched_terms.entries()) {
    add(`unmatched-${place}`, kind === 'role' ? 'roles' : 'skills', source);
  }
  return marks;
}

/** A piece of a text, and the marks that it belongs to, the shortest first. */
export interface Piece {
  start: number;
  text: string;
  marks: readonly Mark[];
}

interface Found {
  mark: Mark;
  start: number;
  end: number;
}

/**
 * Cuts a text where marks begin and end. A quote that does not stand there marks nothing, and what is
 * left between two marks is no link if nothing of it is seen.
 */
export function piecesOf(text: string, marks: readonly Mark[]): Piece[] {
  const found = marks.flatMap((mark): Found[] => {
    const start = mark.quote === '' ? -1 : text.indexOf(mark.quote);
    return start < 0 ? [] : [{ mark, start, end: start + mark.quote.length }];
  });
  const cuts = new Set([0, text.length, ...found.flatMap(({ start, end }) => [start, end])]);
  const places = [...cuts].toSorted((one, other) => one - other);
  return places.slice(0, -1).map((start, at) => {
    const end = places[at + 1] ?? text.length;
    const isSeen = text.slice(start, end).trim() !== '';
    const around = found.filter((one) => isSeen && one.start <= start && one.end >= end);
    const shortestFirst = around.toSorted((one, other) => lengthOf(one) - lengthOf(other));
    return { start, text: text.slice(start, end), marks: shortestFirst.map(({ mark }) => mark) };
  });
}

const lengthOf = ({ start, end }: Found): number => end - start;
