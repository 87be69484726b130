/** No zod here, so that the lists cost the app nothing. */
export const matchingConfidences = ['Unsuited', 'Unsure', 'GoodMatch', 'VeryGoodMatch'] as const;
export type MatchingConfidence = (typeof matchingConfidences)[number];

export const engagementTypes = ['project', 'workExperience', 'other'] as const;
export type EngagementType = (typeof engagementTypes)[number];

/** What no engine gets to see of a profile. */
export const withheldThings = [
  'name',
  'pronouns',
  'photo',
  'gender',
  'contact',
  'company',
  'employers',
  'customers',
  'birth_and_graduation_years',
  'languages_not_asked_for',
] as const;
export type WithheldThing = (typeof withheldThings)[number];

/** What a prompt may not ask for. */
export const protectedTraits = [
  'age',
  'sex',
  'origin',
  'faith',
  'health',
  'family',
  'union',
] as const;
export type ProtectedTrait = (typeof protectedTraits)[number];

/** A person's own scores per criterion: from nothing documented to very well documented. */
export const ownScores = [0, 1, 2, 3, 4] as const;

/** The highest score, of 100, of whoever does not meet an absolute criterion. */
export const mostWithoutMust = 39;

/** The score, of 100, from which the confidence is no longer the one before. */
const confidenceFrom = { Unsure: 40, GoodMatch: 60, VeryGoodMatch: 80 } as const;

export function confidenceOf(score: number): MatchingConfidence {
  if (score >= confidenceFrom.VeryGoodMatch) return 'VeryGoodMatch';
  if (score >= confidenceFrom.GoodMatch) return 'GoodMatch';
  return score >= confidenceFrom.Unsure ? 'Unsure' : 'Unsuited';
}
