import type { Locale } from '@torg/protocol/terms';

export type QueryKind = 'role' | 'skill' | 'synonym' | 'typo' | 'sentence';

/** How well somebody answers a query: 3 perfectly, 2 well, 1 in part. */
export type Grade = 1 | 2 | 3;

/** The facts that a query means; whoever has them is expected, graded as `labels.ts` says. */
export interface MeantFacts {
  /** competency keys; any of several */
  roles?: readonly string[];
  skills?: readonly string[];
}

export interface LabelledQuery {
  query: string;
  locale: Locale;
  kind: QueryKind;
  /**
   * By a rule over facts, or as people who were picked by reading every profile of the demo data.
   */
  expected: MeantFacts | Readonly<Record<string, Grade>>;
}
