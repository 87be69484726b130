import type { ServerResponse } from 'node:http';

export type FlowcaseStep = 'users' | 'search' | 'cv' | 'picture';

/** How an answer goes wrong. */
export type FlowcaseFault =
  | 'stall'
  | 'slow'
  | 'cut'
  | 'broken'
  | 'busy'
  | 'impatient'
  | 'forbid'
  | 'lose'
  | 'mumble'
  | 'redirect'
  | 'huge'
  | 'endless'
  | 'packed';

interface Planned {
  step: FlowcaseStep;
  fault: FlowcaseFault;
  times: number;
}

const reply = (response: ServerResponse, status: number, headers: Record<string, string> = {}) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: 'As it was told to answer' }));
};

/** Sends more than anybody wants, without saying so first. */
function pour(response: ServerResponse): void {
  const part = Buffer.alloc(64 * 1024, ' ');
  const more = (): void => {
    while (!response.destroyed && response.write(part));
  };
  response.on('drain', more);
  response.writeHead(200, { 'content-type': 'application/json' });
  more();
}

const misbehave: Record<
  Exclude<FlowcaseFault, 'slow'>,
  (response: ServerResponse, elsewhere: string) => void
> = {
  stall: () => {},
  cut(response) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('[{"user_id":');
    setTimeout(() => response.destroy(), 5).unref();
  },
  broken: (response) => reply(response, 502),
  busy: (response) => reply(response, 429, { 'retry-after': '1' }),
  impatient: (response) => reply(response, 429, { 'retry-after': '900' }),
  forbid: (response) => reply(response, 401),
  lose: (response) => reply(response, 404),
  mumble: (response) => response.end('<html>Maintenance</html>'),
  redirect: (response, elsewhere) => reply(response, 302, { location: elsewhere }),
  huge(response) {
    response.writeHead(200, { 'content-length': '2000000000' });
    response.write('[');
  },
  endless: pour,
  packed: (response) => reply(response, 200, { 'content-encoding': 'gzip' }),
};

/** What goes wrong next, as a test has planned it. */
export function faults(slowMs: number, elsewhere: () => string) {
  let planned: Planned[] = [];
  return {
    plan(step: FlowcaseStep, fault: FlowcaseFault, times = 1) {
      planned.push({ step, fault, times });
    },
    clear() {
      planned = [];
    },
    /** Takes the next fault of a step; false: all is well, if late. */
    async strike(step: FlowcaseStep, response: ServerResponse): Promise<boolean> {
      const next = planned.find((one) => one.step === step && one.times > 0);
      if (next === undefined) return false;
      next.times -= 1;
      if (next.fault === 'slow') {
        await new Promise((resolve) => setTimeout(resolve, slowMs));
        return false;
      }
      misbehave[next.fault](response, elsewhere());
      return true;
    },
  };
}
