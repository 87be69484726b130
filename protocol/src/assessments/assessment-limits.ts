/** Bounds of what machines are asked about people. */
export const assessmentLimits = {
  /** profiles of one call */
  profiles: 50,
  /** more than may be asked about, so that too many have a code of their own */
  cardsNamed: 500,
  compared: { least: 2, most: 8 },
  ranked: { least: 2, most: 50 },
  prompt: 2_000,
  comment: 2_000,
  instruction: 2_000,
  query: 1_000,
  /** profiles that a question to the profiles is answered from */
  sources: 10,
  /** a person answers a consultant who asks for one */
  humanDays: 14,
} as const;
