const names = [
  'mandag|måndag|monday',
  'tirsdag|tisdag|tuesday',
  'onsdag|wednesday',
  'torsdag|thursday',
  'fredag|friday',
  'lørdag|lördag|saturday',
  'søndag|söndag|sunday',
];

const weekdayOf = new Map(
  names.flatMap((list, at) => list.split('|').map((name) => [name, at] as const)),
);

/** Monday is 0. */
export const weekdayNumber = (name: string): number => weekdayOf.get(name.toLowerCase()) ?? 0;

/** Source of a pattern. */
export const anyWeekday = `(?:${[...weekdayOf.keys()].join('|')})`;
