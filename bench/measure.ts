import autocannon from 'autocannon';
import { cpuOfChildren } from './cpu.ts';
import type { SideRequest } from './question.ts';
import type { Side } from './sides.ts';

export interface Figures {
  /** requests per second */
  throughput: number;
  /** milliseconds */
  p50: number;
  p99: number;
  /** milliseconds of the processor a request, in server and database; NaN if unknown */
  cpu: number;
  failed: number;
}

/** Sends one question to one side for some seconds, with one connection for each person. */
export async function measure(
  side: Side,
  ask: (turn: number) => SideRequest,
  run: { seconds: number; connections: number; firstTurn: number },
): Promise<Figures & { turns: number }> {
  let turn = run.firstTurn;
  const cpuBefore = cpuOfChildren() ?? Number.NaN;
  const result = await autocannon({
    url: side.origin,
    connections: run.connections,
    duration: run.seconds,
    requests: [
      {
        setupRequest(request) {
          const { method, path, body, cookie } = ask(turn);
          turn += 1;
          const headers: Record<string, string> = {
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(cookie === undefined ? {} : { cookie }),
          };
          const text = body === undefined ? undefined : JSON.stringify(body);
          return { ...request, method, path, headers, body: text };
        },
      },
    ],
  });
  return {
    throughput: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: ((cpuOfChildren() ?? Number.NaN) - cpuBefore) * (1000 / result.requests.total),
    failed: result.non2xx + result.errors + result.timeouts,
    turns: turn,
  };
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The median of several rounds, so that a busy moment of the machine does not count. */
export function middle(rounds: Figures[]): Figures {
  return {
    throughput: median(rounds.map(({ throughput }) => throughput)),
    p50: median(rounds.map(({ p50 }) => p50)),
    p99: median(rounds.map(({ p99 }) => p99)),
    cpu: median(rounds.map(({ cpu }) => cpu)),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  };
}
