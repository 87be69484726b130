import { addressOf, type LooseInput } from './address.ts';
import type { AnswerTo, ArgumentsOf, CallName } from './calls/calls.ts';
import { confirmIdentity } from './identity.ts';
import { errorFrom, noConnection, RequestError } from './request-error.ts';
import { shouldRepeat, sessionFor } from './session-end.ts';
import { newTrace } from './trace.ts';

/** Makes a call and returns its answer; throws a `RequestError` unless it succeeds. */
export async function request<K extends CallName>(
  key: K,
  ...[input]: ArgumentsOf<K>
): Promise<AnswerTo<K>> {
  const { body } = await send(key, input ?? {});
  return body as AnswerTo<K>;
}

/** As `request`, for callers who need to know which success it was. */
export async function requestWithStatus<K extends CallName>(
  key: K,
  ...[input]: ArgumentsOf<K>
): Promise<{ status: number; body: AnswerTo<K> }> {
  const { status, body } = await send(key, input ?? {});
  return { status, body: body as AnswerTo<K> };
}

async function send(key: CallName, input: LooseInput): Promise<{ status: number; body: unknown }> {
  const { method, url } = addressOf(key, input);
  const session = await sessionFor(key);
  const { traceId, traceparent } = newTrace();
  const headers = new Headers({ accept: 'application/json', traceparent });
  if (input.body !== undefined) headers.set('content-type', 'application/json');
  if (input.idempotencyKey) headers.set('idempotency-key', input.idempotencyKey);
  const { response, text } = await exchange(url, traceId, {
    method,
    headers,
    body: input.body === undefined ? undefined : JSON.stringify(input.body),
    signal: input.signal,
  });
  if (response.ok) return { status: response.status, body: text ? JSON.parse(text) : undefined };
  const error = errorFrom(response.status, text, traceId, response.headers.get('retry-after'));
  const isRefused = error.code === 'user_is_not_authorized';
  if (isRefused && (await shouldRepeat(session))) return send(key, input);
  const isUnsure = error.code === 'identity_not_confirmed';
  if (isUnsure && (await confirmIdentity())) return send(key, input);
  throw error;
}

async function exchange(url: string, traceId: string, init: RequestInit) {
  try {
    const response = await fetch(url, init);
    return { response, text: await response.text() };
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw noConnection(traceId, cause);
  }
}

/** Whether a retry may help: the server was unreachable or not ready. */
export function mayTryAgain(error: unknown): boolean {
  return error instanceof RequestError && (error.status === 0 || error.status === 503);
}
