import { threadKinds, type ThreadKind } from '@torg/protocol/terms';
import type { ThreadNumbers } from './numbers.queries.ts';

interface Stack {
  week: string;
  /** the week's index, from 0 */
  place: number;
  kind: ThreadKind;
  /** as a share of the chart's height, from 0 to 1 */
  from: number;
  height: number;
}

/** The parts of every column; the highest column fills the chart. */
export function stacksOf(weeks: ThreadNumbers['weeks']): {
  stacks: Stack[];
  highest: number;
  total: number;
} {
  const sums = weeks.map(({ threads }) =>
    threadKinds.reduce((sum, kind) => sum + (threads[kind] ?? 0), 0),
  );
  const highest = Math.max(0, ...sums);
  const scale = Math.max(1, highest);
  const stacks = weeks.flatMap(({ week, threads }, place) => {
    let from = 0;
    return threadKinds.flatMap((kind) => {
      const height = (threads[kind] ?? 0) / scale;
      const stack = { week, place, kind, from, height };
      from += height;
      return height > 0 ? [stack] : [];
    });
  });
  return { stacks, highest, total: sums.reduce((sum, one) => sum + one, 0) };
}
