import { setTimeout as pause } from 'node:timers/promises';
import { send, type Reply } from '../torg-process.ts';

export interface Caller {
  origin: string;
  cookie: string;
}

const againAfterMs = 50;
/** Longer than several kills and starts in a row take on a busy machine. */
const insistMs = 300_000;

/** A connection that broke, an answer that did not come, a database that is away, a key still in use. */
const isUncertain = ({ status, body }: Reply): boolean =>
  status <= 0 || status === 503 || body['errorCode'] === 'idempotency_key_in_use';

/** Tries until it gets an answer that is certain. */
export async function insist(attempt: () => Promise<Reply>): Promise<Reply> {
  const deadline = Date.now() + insistMs;
  for (;;) {
    const reply = await attempt();
    if (!isUncertain(reply) || Date.now() > deadline) return reply;
    await pause(againAfterMs);
  }
}

/** Sends the same request with the same key until it is answered, as a client on a bad line does. */
export async function post(
  { origin, cookie }: Caller,
  path: string,
  body?: unknown,
): Promise<Reply> {
  const key = crypto.randomUUID();
  return insist(() => send(origin, cookie, `POST ${path}`, body, { key }));
}
