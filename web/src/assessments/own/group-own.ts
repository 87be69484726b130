import type { OwnAssessment } from './own-assessments.queries.ts';

/** What somebody was asked about for one need, by one side and by the same criteria. */
export interface OwnGroup {
  key: string;
  first: OwnAssessment;
  assessments: readonly OwnAssessment[];
}

/** Whoever asks a machine often asks several questions at once; they are read together. */
export function groupOwn(assessments: readonly OwnAssessment[]): OwnGroup[] {
  const groups = Map.groupBy(assessments, (one) =>
    JSON.stringify([one.opportunity, one.asked_by, one.criteria, one.criteria_approved]),
  );
  return [...groups].flatMap(([key, own]) =>
    own[0] === undefined ? [] : [{ key, first: own[0], assessments: own }],
  );
}
