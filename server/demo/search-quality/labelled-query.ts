import type { Locale } from '@torg/protocol/terms';

export type QueryKind = 'role' | 'skill' | 'synonym' | 'typo' | 'sentence';

/** How well somebody answers a query: 3 as if made for it, 2 well, 1 in part. */
export type Grade = 1 | 2 | 3;

/** What is meant, as facts of a profile; whoever has it is expected, as `labels.ts` says. */
export interface MeantFacts {
  /** by their keys; of several any */
  roles?: readonly string[];
  skills?: readonly string[];
}

export interface LabelledQuery {
  query: string;
  locale: Locale;
  kind: QueryKind;
  /** By a rule over facts, or by people, whom somebody picked by reading every profile of the demo data. */
  expected: MeantFacts | Readonly<Record<string, Grade>>;
}
