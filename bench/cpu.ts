import { readdirSync, readFileSync } from 'node:fs';

/** What Linux counts a second of a processor in, on every machine that runs it today. */
const ticksPerSecond = 100;

interface Process {
  parent: number;
  /** of its own, and of its children that have ended */
  ticks: number;
}

function processOf(id: string): Process | undefined {
  try {
    // The name of the program is in brackets and may contain spaces.
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), ticks };
  } catch {
    return undefined; // it ended meanwhile
  }
}

/**
 * Seconds of the processor that everything started by this process has taken: the servers and the
 * database, not the load. It says what a request costs, also on a machine that has other work.
 * Undefined where the system does not tell, which is everywhere but on Linux.
 */
export function cpuOfChildren(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const all = new Map<number, Process>();
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const one = processOf(id);
    if (one) all.set(Number(id), one);
  }
  const isMine = (id: number): boolean => {
    const parent = all.get(id)?.parent ?? 0;
    return parent === process.pid || (parent > 1 && isMine(parent));
  };
  let ticks = 0;
  for (const [id, one] of all) if (isMine(id)) ticks += one.ticks;
  return ticks / ticksPerSecond;
}
