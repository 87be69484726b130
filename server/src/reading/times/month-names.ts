const names = [
  'januar|januari|january|jan',
  'februar|februari|february|feb',
  'mars|march|mar',
  'april|apr',
  'mai|maj|may',
  'juni|june|jun',
  'juli|july|jul',
  'august|augusti|aug',
  'september|sept|sep',
  'oktober|october|okt|oct',
  'november|nov',
  'desember|december|des|dec',
];

const monthOf = new Map(
  names.flatMap((list, at) => list.split('|').map((name) => [name, at + 1] as const)),
);

/** 1 to 12. */
export const monthNumber = (name: string): number => monthOf.get(name.toLowerCase()) ?? 0;

/** Sources of patterns: every name, and those that are long enough to stand alone. */
export const anyMonth = `(?:${[...monthOf.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;
/** Only after a word such as `from`. */
export const shortMonth = `(?:${[...monthOf.keys()]
  .filter(
    (name) =>
      name.length <= 4 &&
      !['mai', 'maj', 'may', 'mars', 'juni', 'juli', 'june', 'july'].includes(name),
  )
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`;
export const longMonth = `(?:${[...monthOf.keys()]
  .filter((name) => name.length > 3 || name === 'mai' || name === 'maj' || name === 'may')
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`;
