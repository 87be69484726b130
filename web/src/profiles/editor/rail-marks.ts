import type { RuleResult } from '@torg/protocol/profiles/profile-rules';
import type { Profile } from '../profiles.queries.ts';
import { railParts, type RailPart } from './place.ts';
import { lacksOf, withoutImplied } from './rules.ts';

export interface RailMark {
  part: RailPart;
  state: 'missing' | 'done' | 'optional';
  /** how many rules fail */
  missing: number;
}

/** No rule requires these parts: they have no mark until they have an entry. */
const optional: Partial<Record<RailPart, (profile: Profile) => number>> = {
  educations: ({ educations }) => educations.length,
  'more-info': (profile) =>
    profile.courses.length +
    profile.certifications.length +
    profile.honors.length +
    profile.presentations.length +
    profile.publications.length +
    profile.position_experience.length,
};

/** The progress of each part; several entries that lack the same are counted separately. */
export function railMarks(profile: Profile, lacks: readonly RuleResult[]): RailMark[] {
  return railParts.map((part) => {
    const partLacks = lacksOf(part, lacks);
    const shown = new Set(withoutImplied(partLacks));
    const missing = partLacks.filter(({ code }) => shown.has(code)).length;
    if (missing > 0) return { part, state: 'missing', missing };
    const isEmpty = optional[part]?.(profile) === 0;
    return { part, state: isEmpty ? 'optional' : 'done', missing: 0 };
  });
}
