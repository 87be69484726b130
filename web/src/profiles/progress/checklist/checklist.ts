import {
  profileRules,
  type RuleCode,
  type RuleResult,
} from '@torg/protocol/profiles/profile-rules';

/** Rules about one part of the profile, or about one entry in it. */
export interface ChecklistPlace {
  key: string;
  mode: string;
  project?: string;
  work_experience?: string;
  rules: RuleResult[];
}

/** A rule that holds; for rules about entries, in how many. */
export interface PassedRule {
  code: RuleCode;
  entries: number | null;
}

export interface Checklist {
  passes: PassedRule[];
  /** what stands in the way of the quality review */
  qa: ChecklistPlace[];
  /** what stands in the way of activation alone; of an active profile, what hides it */
  activation: ChecklistPlace[];
  /** of an active profile: what was asked for then, and hides nobody */
  harmless: ChecklistPlace[];
}

/**
 * The rules in three groups. Once the review is behind the profile, everything that fails stands in
 * the way of activation, whatever its level.
 */
export function checklistOf(
  results: readonly RuleResult[],
  reviewed: boolean,
  active = false,
): Checklist {
  const failing = results.filter(({ success }) => !success);
  const forQa = (one: RuleResult) => !reviewed && profileRules[one.code].qa;
  const isHarmless = (one: RuleResult) => active && !profileRules[one.code].visibility;
  return {
    passes: passedOf(results),
    qa: placesOf(failing.filter(forQa)),
    activation: placesOf(failing.filter((one) => !forQa(one) && !isHarmless(one))),
    harmless: placesOf(failing.filter(isHarmless)),
  };
}

/** How many things are asked for, and how many of them are there; entries count each. */
export const progressOf = (results: readonly RuleResult[]): { passing: number; of: number } => ({
  passing: results.filter(({ success }) => success).length,
  of: results.length,
});

function passedOf(results: readonly RuleResult[]): PassedRule[] {
  const byCode = Map.groupBy(results, ({ code }) => code);
  return [...byCode].flatMap(([code, all]) => {
    const { passing, of } = progressOf(all);
    if (passing < of) return [];
    return [{ code, entries: profileRules[code].scope === 'profile' ? null : of }];
  });
}

/** What fails, by the part of the profile or the entry that it is in. */
export function placesOf(failing: readonly RuleResult[]): ChecklistPlace[] {
  const byPlace = Map.groupBy(failing, ({ code, project, work_experience }) => {
    const { mode } = profileRules[code];
    return [mode, project ?? work_experience ?? ''].join(' ').trim();
  });
  return [...byPlace].flatMap(([key, rules]) => {
    const [first] = rules;
    if (!first) return [];
    const { code, project, work_experience } = first;
    return [{ key, mode: profileRules[code].mode, project, work_experience, rules }];
  });
}
