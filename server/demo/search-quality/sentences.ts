import type { Locale } from '@torg/protocol/terms';
import type { Grade, LabelledQuery } from './labelled-query.ts';

type Row = readonly [locale: Locale, query: string, expected: Readonly<Record<string, Grade>>];

/** What somebody needs, in their words and not in those of the profiles, and whom they should meet. */
export const sentences = (rows: readonly Row[]): readonly LabelledQuery[] =>
  rows.map(([locale, query, expected]) => ({ kind: 'sentence', locale, query, expected }));
