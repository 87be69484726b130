import type { EntryLine } from './line-features.ts';

/** How likely what can be seen of a line is at each place of an entry. */
export interface Model {
  emission: (line: EntryLine, place: number) => number;
  begins: number;
  continues: number;
  /** the end of an entry with so many dates */
  ending: (dates: number) => number;
  secondDate: number;
}

type Feature = (line: EntryLine) => string;
const indentOf = ({ line }: EntryLine): string => String(Math.round(line.indent / 8));
const features: Feature[] = [
  ({ style }) => style,
  ({ spot, date }) => (date ? `${spot}|${date.to || date.isOpen ? 'range' : 'single'}` : 'none'),
  indentOf,
  ({ gap }) => gap,
  ({ isBullet, isProse, goesOn }) => `${isBullet}|${isProse}|${goesOn}`,
];

const looks = new WeakMap<EntryLine, readonly string[]>();

/** What a line shows, worked out once: every first guess asks for it, and every place. */
function lookOf(line: EntryLine): readonly string[] {
  const known = looks.get(line) ?? features.map((feature) => feature(line));
  looks.set(line, known);
  return known;
}

const places = [0, 1, 2, 3];
const smoothing = 0.4;

/** What holds in every CV, before one has been looked at. */
function expected(line: EntryLine, place: number): number {
  const { isBullet, isProse, goesOn, gap, style, isStart } = line;
  if (isStart !== undefined) return (place === 0) === isStart ? 8 : -8;
  const isStrong = style.includes('bold') || line.isLarge;
  if (place > 0) return gap === 'wide' ? -0.9 - (isStrong && place === 3 ? 1.5 : 0) : 0;
  let score = 0;
  if (goesOn || line.line.text.endsWith(':')) score -= 3;
  if (isBullet) score -= 1.5;
  if (isProse) score -= 2;
  if (gap === 'wide') score += 0.5;
  if (isStrong) score += 0.5;
  return score;
}

function placesOf(starts: readonly boolean[]): number[] {
  let place = 0;
  return starts.map((start) => (place = start ? 0 : Math.min(3, place + 1)));
}

export function modelOf(
  lines: readonly EntryLine[],
  starts: readonly boolean[],
  isDated: boolean,
): Model {
  const at = placesOf(starts);
  const seen = places.map(() => features.map(() => new Map<string, number>()));
  const perPlace = places.map((place) => at.filter((one) => one === place).length);
  const values = features.map(
    (_, which) => new Set(lines.map((one) => lookOf(one)[which])).size + 1,
  );
  for (const [index, line] of lines.entries()) {
    for (const [which, value] of lookOf(line).entries()) {
      const counts = seen[at[index] ?? 0]?.[which];
      counts?.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  const emission = (line: EntryLine, place: number): number =>
    lookOf(line).reduce(
      (sum, value, which) => {
        const count = seen[place]?.[which]?.get(value) ?? 0;
        const all = (perPlace[place] ?? 0) + smoothing * (values[which] ?? 1);
        return sum + Math.log((count + smoothing) / all);
      },
      expected(line, place),
    );
  const share = (starts.filter(Boolean).length + 1) / (lines.length + 2);
  return {
    emission,
    begins: Math.log(share),
    continues: Math.log(1 - share),
    ending: (dates) => (isDated && dates === 0 ? -5 : 0),
    secondDate: isDated ? -6 : 0,
  };
}
