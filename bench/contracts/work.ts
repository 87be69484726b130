/** Work beside the requests, with its promise if there is one. */
export interface WorkRow {
  work: string;
  figure: string;
  promise?: string;
  isKept?: boolean;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of some rounds of `measure`, after one that does not count. */
export async function middleOf(rounds: number, measure: () => Promise<number>): Promise<number> {
  const { torg } = await middlesOf(rounds, { torg: measure });
  return torg;
}

/** The same of Torg and of what it stands beside, in turns, so that both meet the same load. */
export async function middlesOf<Name extends string>(
  rounds: number,
  measures: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number>> {
  const all = Object.entries<() => Promise<number>>(measures);
  const values = new Map(all.map(([name]) => [name, [] as number[]]));
  for (const [, measure] of all) await measure();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measure] of all) values.get(name)?.push(await measure());
  }
  const middles = all.map(([name]) => [name, median(values.get(name) ?? [])]);
  return Object.fromEntries(middles) as Record<Name, number>;
}
