import type { ServerResponse } from 'node:http';
import { errorBody, OneflowError } from './oneflow-error.ts';

export type OneflowStep =
  | 'ping'
  | 'template'
  | 'list'
  | 'create'
  | 'read'
  | 'remove'
  | 'publish'
  | 'upload'
  | 'files'
  | 'file'
  | 'stored'
  | 'webhooks';

/** How a request goes wrong. A slow one is carried out, also if nobody waits any longer. */
export type OneflowFault = 'stall' | 'cut' | 'broken' | 'busy' | 'refuse' | 'mumble' | 'slow';

interface Planned {
  step: OneflowStep;
  fault: OneflowFault;
  /** the request was carried out, and only the answer goes wrong */
  isDone: boolean;
  times: number;
}

const reply = (response: ServerResponse, status: number, headers: Record<string, string> = {}) => {
  const error = new OneflowError(status, status * 10_000, 'As it was told to answer');
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(errorBody(error)));
};

const misbehave: Record<Exclude<OneflowFault, 'slow'>, (response: ServerResponse) => void> = {
  stall: () => {},
  cut(response) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"id":');
    setTimeout(() => response.destroy(), 5).unref();
  },
  broken: (response) => reply(response, 500),
  busy: (response) => reply(response, 429, { 'retry-after': '7' }),
  refuse: (response) => reply(response, 403),
  mumble: (response) => response.end('<html>Maintenance</html>'),
};

/** What goes wrong next, as a test has planned it. */
export function faults(slowMs: number) {
  let planned: Planned[] = [];
  return {
    plan(step: OneflowStep, fault: OneflowFault, { isDone = false, times = 1 } = {}) {
      planned.push({ step, fault, isDone, times });
    },
    clear() {
      planned = [];
    },
    /** Takes the next fault of a step, and lets the request go wrong by it; false: all is well. */
    async strike(
      step: OneflowStep,
      response: ServerResponse,
      work: () => Promise<unknown>,
    ): Promise<boolean> {
      const next = planned.find((one) => one.step === step && one.times > 0);
      if (next === undefined) return false;
      next.times -= 1;
      if (next.fault === 'slow') {
        await new Promise((resolve) => setTimeout(resolve, slowMs));
        return false;
      }
      if (next.isDone) await work();
      misbehave[next.fault](response);
      return true;
    },
  };
}
