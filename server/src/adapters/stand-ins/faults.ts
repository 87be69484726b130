import type { ServerResponse } from 'node:http';

/** Lets an answer go wrong. */
export type Misbehave = (response: ServerResponse) => void;

const json = { 'content-type': 'application/json' };

/** Answers with a status, and what the service writes about it. */
export const refusal =
  (status: number, content: () => unknown, headers: Record<string, string> = {}): Misbehave =>
  (response) => {
    response.writeHead(status, { ...json, ...headers });
    response.end(JSON.stringify(content()));
  };

/** Breaks off after the beginning of an answer. */
export const cutAfter =
  (beginning: string): Misbehave =>
  (response) => {
    response.writeHead(200, { ...json, 'content-length': '1000' });
    response.write(beginning);
    setTimeout(() => response.destroy(), 5).unref();
  };

export const mumble: Misbehave = (response) => response.end('<html>Maintenance</html>');

interface Planned<Step, Fault> {
  step: Step;
  fault: Fault | 'slow';
  /** the request was carried out, and only the answer goes wrong */
  isDone: boolean;
  times: number;
}

/** What goes wrong next, as a test has planned it. A slow answer comes all the same. */
export function faults<Step extends string, Fault extends string>(
  misbehave: Record<Fault, Misbehave>,
  slowMs: number,
) {
  let planned: Planned<Step, Fault>[] = [];
  return {
    plan(step: Step, fault: Fault | 'slow', { isDone = false, times = 1 } = {}) {
      planned.push({ step, fault, isDone, times });
    },
    clear() {
      planned = [];
    },
    /** Takes the next fault of a step, and lets the request go wrong by it; false: all is well. */
    async strike(
      step: Step,
      response: ServerResponse,
      work: () => Promise<unknown> = async () => {},
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
