import { addressOf, type LooseInput } from '../address.ts';
import { errorFrom, noConnection } from '../request-error.ts';
import { shouldRepeat, sessionFor } from '../session-end.ts';
import { newTrace } from '../trace.ts';
import type { AnswerTo, ArgumentsOf, CallName } from './calls.ts';

export interface UploadOptions {
  /** none where the texts of the body are enough */
  file: File | readonly File[];
  /** from 0 to 1 */
  onProgress?: (share: number) => void;
}

/** How a field uploads one file. */
export type SendFile = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<void>;

/** Sends files as multipart, with the texts of the body; XMLHttpRequest, since fetch reports no upload progress. */
export async function upload<K extends CallName>(
  key: K,
  options: UploadOptions,
  ...input: ArgumentsOf<K>
): Promise<AnswerTo<K>> {
  const session = await sessionFor(key);
  const { traceId, traceparent } = newTrace();
  const answer = await transfer(key, options, input[0] ?? {}, traceparent);
  if (answer === undefined) throw noConnection(traceId);
  if (answer.status >= 200 && answer.status < 300) return JSON.parse(answer.text) as AnswerTo<K>;
  const error = errorFrom(answer.status, answer.text, traceId, answer.retryAfter);
  const isRefused = error.code === 'user_is_not_authorized';
  if (isRefused && (await shouldRepeat(session))) return upload(key, options, ...input);
  throw error;
}

interface Transferred {
  status: number;
  text: string;
  retryAfter: string | null;
}

function transfer(
  key: string,
  { file, onProgress }: UploadOptions,
  input: LooseInput,
  traceparent: string,
): Promise<Transferred | undefined> {
  const { method, url } = addressOf(key, input);
  const form = new FormData();
  for (const [name, value] of Object.entries(input.body ?? {})) {
    for (const text of [value].flat()) form.append(name, String(text));
  }
  for (const one of [file].flat()) form.append('file', one);
  const { promise, resolve, reject } = Promise.withResolvers<Transferred | undefined>();
  const xhr = new XMLHttpRequest();
  xhr.open(method, url);
  xhr.setRequestHeader('traceparent', traceparent);
  xhr.upload.onprogress = (event) => onProgress?.(event.loaded / Math.max(event.total, 1));
  xhr.onload = () =>
    resolve({
      status: xhr.status,
      text: xhr.responseText,
      retryAfter: xhr.getResponseHeader('retry-after'),
    });
  xhr.onerror = () => resolve(undefined);
  xhr.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
  if (input.signal?.aborted) return Promise.reject(abortedBefore());
  input.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
  xhr.send(form);
  return promise;
}

function abortedBefore() {
  return new DOMException('The upload was cancelled.', 'AbortError');
}
