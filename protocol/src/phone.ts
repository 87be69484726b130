/** Accepts complete and partly typed numbers; an empty text counts as no number. */
export const isPhone = (typed: string): boolean => /^\+?[\d\s()./-]*$/.test(typed.trim());
