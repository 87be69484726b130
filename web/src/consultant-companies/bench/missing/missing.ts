import { profileRules, type RuleResult } from '@torg/protocol/profiles/profile-rules';
import type { ProfileQaStatus } from '@torg/protocol/profiles/profile-life';

/** A failing rule; one about a project or a job says which one, counted from 1. */
export interface MissingThing extends RuleResult {
  place: number | null;
}

export interface Missing {
  /** what is missing for the quality review */
  qa: MissingThing[];
  /** what only activation requires */
  activation: MissingThing[];
}

interface BenchFacts {
  qa_status: ProfileQaStatus;
  active_since_date?: string | null;
  validations: readonly RuleResult[];
}

/**
 * Once a profile has been sent to review, everything that fails counts for activation alone. For an
 * active profile it is what hides it.
 */
export function missingOf({
  qa_status,
  active_since_date = null,
  validations,
}: BenchFacts): Missing {
  const isReviewed = qa_status === 'in_progress' || qa_status === 'approved';
  const places = placesOf(validations);
  const missing: Missing = { qa: [], activation: [] };
  for (const result of validations) {
    if (result.success) continue;
    if (active_since_date !== null && !profileRules[result.code].visibility) continue;
    const thing = { ...result, place: places.get(idOf(result) ?? '') ?? null };
    const isForQa = !isReviewed && profileRules[result.code].qa;
    (isForQa ? missing.qa : missing.activation).push(thing);
  }
  return missing;
}

export const numberMissing = ({ qa, activation }: Missing): number => qa.length + activation.length;

const idOf = ({ project, work_experience }: RuleResult) => project ?? work_experience;

/** Rules name entries by id; this numbers those of each kind in the order of the profile. */
function placesOf(validations: readonly RuleResult[]): Map<string, number> {
  const places = new Map<string, number>();
  let projects = 0;
  let works = 0;
  for (const { project, work_experience } of validations) {
    if (project !== undefined && !places.has(project)) places.set(project, ++projects);
    if (work_experience !== undefined && !places.has(work_experience)) {
      places.set(work_experience, ++works);
    }
  }
  return places;
}
