import { cpuOfChildren } from '../cpu.ts';

/** Milliseconds of the processor so far: of this process and of all that it has started. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000 + (cpuOfChildren() ?? Number.NaN) * 1_000;
}

let turn = 0;

/** Milliseconds of the processor that one of so many takes; no two are asked to do the same. */
export async function cpuOfWork(
  times: number,
  work: (turn: number) => Promise<unknown>,
): Promise<number> {
  const before = spent();
  for (let at = 0; at < times; at += 1) {
    turn += 1;
    await work(turn);
  }
  return (spent() - before) / times;
}
