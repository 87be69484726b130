/** What is said of roles and skills when they are tended. No zod here: the app reads these for free. */

/** Counts as the term; is a part of what the term says; may mean it, and something else. */
export const synonymRelations = ['same', 'narrower', 'ambiguous'] as const;
export type SynonymRelation = (typeof synonymRelations)[number];

export const managedTypes = ['role', 'skill'] as const;
export type ManagedType = (typeof managedTypes)[number];

export const competencyStatuses = ['proposed', 'active', 'merged', 'rejected'] as const;
export type CompetencyStatus = (typeof competencyStatuses)[number];

export const managedSorts = ['name', 'used', 'created'] as const;
export type ManagedSort = (typeof managedSorts)[number];
