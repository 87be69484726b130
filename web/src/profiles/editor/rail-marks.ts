import type { RuleResult } from '@torg/protocol/profiles/profile-rules';
import type { Profile } from '../profiles.queries.ts';
import { railParts, type RailPart } from './place.ts';
import { lacksOf, plainly } from './rules.ts';

export interface RailMark {
  part: RailPart;
  state: 'missing' | 'done' | 'optional';
  /** how many things are asked for */
  missing: number;
}

/** Parts that nobody asks for: without a mark until something stands there. */
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

/** How far each part has come; several entries that lack the same count each. */
export function railMarks(profile: Profile, lacks: readonly RuleResult[]): RailMark[] {
  return railParts.map((part) => {
    const here = lacksOf(part, lacks);
    const plain = new Set(plainly(here));
    const missing = here.filter(({ code }) => plain.has(code)).length;
    if (missing > 0) return { part, state: 'missing', missing };
    const isEmpty = optional[part]?.(profile) === 0;
    return { part, state: isEmpty ? 'optional' : 'done', missing: 0 };
  });
}
