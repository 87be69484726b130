import type { SelectionPerson } from './record.queries.ts';

type Score = SelectionPerson['scores']['by_people'][number];

export interface ScoreRow {
  criterion: string;
  /** by scorer, in the order of the columns; undefined: this one has not scored it */
  scores: readonly (Score | undefined)[];
}

/** Criteria down, in the order in which they were approved, and who has scored across. */
export function scoreTable(
  scores: readonly Score[],
  criteria: readonly string[],
): { scorers: readonly (string | null)[]; rows: readonly ScoreRow[] } {
  const scorers = [...new Set(scores.map(({ by_name }) => by_name))];
  const byCriterion = Map.groupBy(scores, ({ criterion }) => criterion);
  const known = criteria.filter((criterion) => byCriterion.has(criterion));
  const others = [...byCriterion.keys()].filter((criterion) => !known.includes(criterion));
  const rows = [...known, ...others].map((criterion) => ({
    criterion,
    scores: scorers.map((by) =>
      byCriterion.get(criterion)?.findLast(({ by_name }) => by_name === by),
    ),
  }));
  return { scorers, rows };
}
