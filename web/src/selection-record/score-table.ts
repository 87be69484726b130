import type { SelectionPerson } from './record.queries.ts';

type Score = SelectionPerson['scores']['by_people'][number];

export interface ScoreRow {
  /** of the criterion */
  id: string;
  /** its words; null: it is gone */
  criterion: string | null;
  /** by scorer, in the order of the columns; undefined: this one has not scored it */
  scores: readonly (Score | undefined)[];
}

/** Criteria down, in the order in which they were approved, and who has scored across. */
export function scoreTable(
  scores: readonly Score[],
  criteria: readonly string[],
): { scorers: readonly (string | null)[]; rows: readonly ScoreRow[] } {
  const scorers = [...new Set(scores.map(({ by_name }) => by_name))];
  const place = new Map(criteria.map((criterion, at) => [criterion, at]));
  const placeOf = ({ criterion }: ScoreRow) => place.get(criterion ?? '') ?? criteria.length;
  const rows = [...Map.groupBy(scores, ({ criteria_id }) => criteria_id)]
    .map(([id, given]) => ({
      id,
      criterion: given[0]?.criterion ?? null,
      scores: scorers.map((by) => given.findLast(({ by_name }) => by_name === by)),
    }))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
  return { scorers, rows };
}
