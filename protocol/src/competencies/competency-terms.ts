/** Constants about roles and skills. No zod here, so that they cost the app nothing. */

/** The synonym means the same as the term, a part of it, or possibly something else. */
export const synonymRelations = ['same', 'narrower', 'ambiguous'] as const;
export type SynonymRelation = (typeof synonymRelations)[number];

export const managedTypes = ['role', 'skill'] as const;
export type ManagedType = (typeof managedTypes)[number];

export const competencyStatuses = ['proposed', 'active', 'merged', 'rejected'] as const;
export type CompetencyStatus = (typeof competencyStatuses)[number];

export const managedSorts = ['name', 'used', 'created'] as const;
export type ManagedSort = (typeof managedSorts)[number];
