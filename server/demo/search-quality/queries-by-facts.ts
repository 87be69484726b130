import type { Locale } from '@torg/protocol/terms';
import type { LabelledQuery, MeantFacts, QueryKind } from './labelled-query.ts';

type Row = readonly [locale: Locale, query: string, expected: MeantFacts];

/** Queries that name a role or a skill; whoever has it is expected. */
export const queriesByFacts = (
  byKind: Readonly<Record<Exclude<QueryKind, 'sentence'>, readonly Row[]>>,
): readonly LabelledQuery[] =>
  (['role', 'skill', 'synonym', 'typo'] as const).flatMap((kind) =>
    byKind[kind].map(([locale, query, expected]) => ({ kind, locale, query, expected })),
  );
