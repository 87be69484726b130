import { RankingOutput } from '@torg/protocol/assessments/assessment-outputs';
import { limits } from '@torg/protocol/limits';
import { rankingKind } from '../kinds/ranking-kind.ts';

/** How a column is ranked, and how the answer is read. */
export const ranking = {
  kind: rankingKind,
  size: limits.assessment.ranked,
  parse: (output: unknown) => RankingOutput.parse(output),
  missing: 'could_not_find_profile_ranking_assessment',
} as const;
