import type { ServerResponse } from 'node:http';
import { cutAfter, faults, mumble, refusal, type Misbehave } from '../../stand-ins/faults.ts';

export type FlowcaseStep = 'users' | 'search' | 'cv' | 'picture';

const refuse = (status: number, headers?: Record<string, string>): Misbehave =>
  refusal(status, () => ({ error: 'As it was told to answer' }), headers);

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

/** What goes wrong next, as a test has planned it. */
export function flowcaseFaults(slowMs: number, elsewhere: () => string) {
  const misbehave = {
    stall: () => {},
    cut: cutAfter('[{"user_id":'),
    broken: refuse(502),
    busy: refuse(429, { 'retry-after': '1' }),
    impatient: refuse(429, { 'retry-after': '900' }),
    forbid: refuse(401),
    lose: refuse(404),
    mumble,
    redirect: (response) => refuse(302, { location: elsewhere() })(response),
    huge(response) {
      response.writeHead(200, { 'content-length': '2000000000' });
      response.write('[');
    },
    endless: pour,
    packed: refuse(200, { 'content-encoding': 'gzip' }),
  } satisfies Record<string, Misbehave>;
  return faults<FlowcaseStep, keyof typeof misbehave>(misbehave, slowMs);
}
