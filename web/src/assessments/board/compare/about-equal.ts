import type { Ranked } from './column.queries.ts';

type Spread = Pick<Ranked, 'evaluationBoardCardUuid' | 'spread'>;

const overlap = ({ spread: one }: Spread, { spread: other }: Spread): boolean =>
  one.best <= other.worst && other.best <= one.worst;

/** Those whose places overlap with somebody's in the runs: the order among them says little. */
export const aboutEqualTo = <R extends Spread>(of: R, all: readonly R[]): R[] =>
  all.filter(
    (one) => one.evaluationBoardCardUuid !== of.evaluationBoardCardUuid && overlap(one, of),
  );
