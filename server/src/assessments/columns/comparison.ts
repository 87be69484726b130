import { ComparisonOutput } from '@torg/protocol/assessments/assessment-outputs';
import { limits } from '@torg/protocol/limits';
import { comparisonKind } from '../kinds/comparison-kind.ts';

/** How a column is compared, and how the answer is read. */
export const comparison = {
  kind: comparisonKind,
  size: limits.assessment.compared,
  parse: (output: unknown) => ComparisonOutput.parse(output),
  missing: 'could_not_find_profile_comparison_assessment',
} as const;
