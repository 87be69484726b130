import type { OwnScore, OwnScores } from './own-scores.queries.ts';

/** One's own score of a criterion; null: none given. */
export interface ScoreField {
  score: number | null;
  comment: string;
}

/** By the id of the criterion. */
export type ScoreFields = Record<string, ScoreField>;

const none: ScoreField = { score: null, comment: '' };

export function fieldsOf(
  { scores }: Pick<OwnScores, 'scores'>,
  criteria: readonly string[],
): ScoreFields {
  const given = new Map(scores.map(({ criteria_id, ...field }) => [criteria_id, field]));
  return Object.fromEntries(criteria.map((id) => [id, given.get(id) ?? none]));
}

/** A comment without a score waits in the tab for its score. */
export const scoresOf = (fields: ScoreFields): OwnScore[] =>
  Object.entries(fields).flatMap(([criteria_id, { score, comment }]) =>
    score === null ? [] : [{ criteria_id, score, comment }],
  );

export const sameScore = (one: ScoreField, other: ScoreField): boolean =>
  one.score === other.score && one.comment === other.comment;
