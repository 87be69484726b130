/** Work beside the requests, with its promise. */
export interface WorkRow {
  work: string;
  figure: string;
  promise: string;
  isKept: boolean;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of some rounds of `measure`, after one that does not count. */
export async function middleOf(rounds: number, measure: () => Promise<number>): Promise<number> {
  await measure();
  const values: number[] = [];
  for (let round = 0; round < rounds; round += 1) values.push(await measure());
  return median(values);
}
