import { addressOf } from '../address.ts';
import { errorFrom, noConnection } from '../request-error.ts';
import { sessionFor, shouldRepeat } from '../session-end.ts';
import { newTrace } from '../trace.ts';
import type { ArgumentsOf, CallName } from './calls.ts';

/** Makes a call that answers with a file, and returns its bytes; throws as `request` does. */
export async function requestFile<K extends CallName>(
  key: K,
  ...input: ArgumentsOf<K>
): Promise<ArrayBuffer> {
  const { body, signal, ...rest }: { body?: unknown; signal?: AbortSignal } = input[0] ?? {};
  const { method, url } = addressOf(key, rest);
  const session = await sessionFor(key);
  const { traceId, traceparent } = newTrace();
  const headers = new Headers({ traceparent });
  if (body !== undefined) headers.set('content-type', 'application/json');
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const response = await fetched(url, traceId, { method, headers, body: sent, signal });
  if (response.ok) return response.arrayBuffer();
  const retryAfter = response.headers.get('retry-after');
  const error = errorFrom(response.status, await response.text(), traceId, retryAfter);
  const isRefused = error.code === 'user_is_not_authorized';
  if (isRefused && (await shouldRepeat(session))) return requestFile(key, ...input);
  throw error;
}

async function fetched(url: string, traceId: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw noConnection(traceId, cause);
  }
}
