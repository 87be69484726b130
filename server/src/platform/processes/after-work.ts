import { readFileSync } from 'node:fs';

/** What Linux counts a second of a processor in, on every machine that runs it today. */
const msOfTick = 10;
const leastPauseMs = 20;

/** What a process has had of processors so far; undefined where the system does not tell. */
function processorMs(pid: number | undefined): number | undefined {
  if (process.platform !== 'linux' || pid === undefined) return undefined;
  try {
    // The name of the program is in brackets and may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * msOfTick;
  } catch {
    return undefined; // it has ended
  }
}

/**
 * Calls back once a process has had so much of processors, but after `patience` times as long by
 * the clock at the latest, and at once there where the system does not tell. Answers how to stop.
 */
export function afterWork(
  pid: number | undefined,
  timeoutMs: number,
  patience: number,
  callBack: () => void,
): () => void {
  const startedAt = performance.now();
  const before = processorMs(pid) ?? 0;
  const look = (): void => {
    const now = processorMs(pid);
    const left = now === undefined ? 0 : timeoutMs - (now - before);
    const leftByClock = timeoutMs * patience - (performance.now() - startedAt);
    if (Math.min(left, leftByClock) <= 0) callBack();
    else timer = setTimeout(look, Math.min(Math.max(left, leastPauseMs), leftByClock));
  };
  let timer = setTimeout(look, timeoutMs);
  return () => clearTimeout(timer);
}
