interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** in microseconds */
  dur?: number;
  /** of the processor, in microseconds */
  tdur?: number;
  args?: { name?: string };
}

/** What Chromium writes while it traces. */
export interface Trace {
  traceEvents: readonly TraceEvent[];
}

const taskNames = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);
const inMs = (micros: number): number => Math.round(micros / 100) / 10;

/** The longest task on the main thread of any page; on a busy machine it also waits for its turn. */
export function longestTask({ traceEvents }: Trace) {
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && taskNames.has(name) && main.has(`${pid} ${tid}`),
  );
  const most = (of: (event: TraceEvent) => number | undefined) =>
    tasks.reduce((longest, event) => Math.max(longest, of(event) ?? 0), 0);
  return {
    wallMs: inMs(most(({ dur }) => dur)),
    cpuMs: inMs(most(({ tdur }) => tdur)),
    tasks: tasks.length,
  };
}
