import type { Locale } from '@torg/protocol/terms';
import type { Grade, LabelledQuery } from './labelled-query.ts';

type Row = readonly [locale: Locale, query: string, expected: Readonly<Record<string, Grade>>];

/** Queries in a buyer's words rather than in those of the profiles, with the people to find. */
export const sentences = (rows: readonly Row[]): readonly LabelledQuery[] =>
  rows.map(([locale, query, expected]) => ({ kind: 'sentence', locale, query, expected }));
