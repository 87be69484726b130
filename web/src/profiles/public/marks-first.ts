/** The marked ones first; within both the order in which they came stays. */
export const marksFirst = <T>(all: readonly T[], isMarked: (one: T) => boolean): T[] => [
  ...all.filter(isMarked),
  ...all.filter((one) => !isMarked(one)),
];
