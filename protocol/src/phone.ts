/** Whether a telephone number is written so, or is on its way to it: empty is none. */
export const isPhone = (typed: string): boolean => /^\+?[\d\s()./-]*$/.test(typed.trim());
