/** Puts the marked ones first; otherwise the order stays. */
export const marksFirst = <T>(all: readonly T[], isMarked: (item: T) => boolean): T[] => [
  ...all.filter(isMarked),
  ...all.filter((item) => !isMarked(item)),
];
