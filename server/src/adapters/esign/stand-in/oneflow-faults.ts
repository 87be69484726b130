import { cutAfter, faults, mumble, refusal, type Misbehave } from '../../stand-ins/faults.ts';
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

const refuse = (status: number, headers?: Record<string, string>): Misbehave => {
  const error = new OneflowError(status, status * 10_000, 'As it was told to answer');
  return refusal(status, () => errorBody(error), headers);
};

const misbehave = {
  stall: () => {},
  cut: cutAfter('{"id":'),
  broken: refuse(500),
  busy: refuse(429, { 'retry-after': '7' }),
  refuse: refuse(403),
  mumble,
} satisfies Record<string, Misbehave>;

/** How a request goes wrong. A slow one is carried out, also if nobody waits any longer. */
export type OneflowFault = keyof typeof misbehave | 'slow';

/** What goes wrong next, as a test has planned it. */
export const oneflowFaults = (slowMs: number) =>
  faults<OneflowStep, keyof typeof misbehave>(misbehave, slowMs);
