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

/** A rule that passes; for rules about entries, in how many. */
export interface PassedRule {
  code: RuleCode;
  entries: number | null;
}

export interface Checklist {
  passes: PassedRule[];
  /** what blocks the quality review */
  qa: ChecklistPlace[];
  /** what blocks only activation; of an active profile, what hides it */
  activation: ChecklistPlace[];
  /** of an active profile: rules that fail, but do not hide it */
  harmless: ChecklistPlace[];
}

/**
 * The failing rules in three groups. Once the review is finished, every failing rule blocks activation,
 * whatever its level.
 */
export function checklistOf(
  results: readonly RuleResult[],
  reviewed: boolean,
  active = false,
): Checklist {
  const failing = results.filter(({ success }) => !success);
  const forQa = (rule: RuleResult) => !reviewed && profileRules[rule.code].qa;
  const isHarmless = (rule: RuleResult) => active && !profileRules[rule.code].visibility;
  return {
    passes: passedOf(results),
    qa: placesOf(failing.filter(forQa)),
    activation: placesOf(failing.filter((rule) => !forQa(rule) && !isHarmless(rule))),
    harmless: placesOf(failing.filter(isHarmless)),
  };
}

/** How many rules there are, and how many of them pass; each entry counts separately. */
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

/** Groups failing rules by the part of the profile, or the entry, that they are about. */
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
