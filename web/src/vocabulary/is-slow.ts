/** Fewer follow a change within a second or two, before anybody has read that they do. */
export const isSlow = (profiles: number): boolean => profiles >= 500;
