import type { Clearance } from '@torg/protocol/reading/reading-terms';
import type { LanguageLevel } from '@torg/protocol/profiles/profile-terms';

/** A role, skill or line of business, as a criterion names it. */
export interface CriterionTerm {
  competency: string;
  name: string;
  kind: 'role' | 'skill' | 'industry';
}

/** How well something should be known. */
export type Depth = 'some' | 'usual' | 'solid' | 'expert';

export interface TermsPart {
  kind: 'terms';
  /** all of the groups, and of each group any */
  groups: readonly (readonly CriterionTerm[])[];
  /** in years */
  least: number | null;
  depth: Depth;
  /** only what was done in so many years */
  within: number | null;
}

export type Part =
  | TermsPart
  | { kind: 'language'; locale: string; level: LanguageLevel | null }
  | { kind: 'clearance'; clearance: Clearance; isReady: boolean }
  | { kind: 'place'; name: string; country: string; regions: readonly string[] }
  | { kind: 'remote' }
  | { kind: 'start'; day: string | null }
  | { kind: 'extent' }
  | { kind: 'years'; least: number }
  | { kind: 'degree'; level: number; field: readonly string[] }
  | { kind: 'certificate'; terms: readonly CriterionTerm[]; words: readonly string[] };

/** What a criterion asks for. */
export interface Demand {
  text: string;
  parts: readonly Part[];
  /** what its other words are about */
  rest: readonly string[];
  /** the same by the sides of an `or`, of which one is enough */
  alternatives: readonly (readonly string[])[];
  depth: Depth;
  /** years of something that only its words say */
  least: number | null;
}
