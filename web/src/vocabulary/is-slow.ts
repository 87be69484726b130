/** Fewer profiles are updated within a second or two, too fast to be worth a notice. */
export const isSlow = (profiles: number): boolean => profiles >= 500;
