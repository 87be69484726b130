import type { LanguageModelSettings } from '../../platform/settings/model-settings.ts';
import { NoAnswer } from '../../platform/ports/language-model.ts';
import { currentTrace, formatTraceparent } from '../../platform/trace.ts';

/** No question needs a longer answer. */
const mostBytes = 1_048_576;

export interface Reply {
  status: number;
  body: string;
  retryAfterSeconds: number | undefined;
}

/** The whole body; what comes after the limit is not waited for. */
async function readBody({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (size > mostBytes) throw new NoAnswer('not_an_answer', { detail: 'too large' });
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The header is a number of seconds or a moment. */
function retryAfter({ headers }: Response): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value)
    ? Number(value)
    : Math.ceil((Date.parse(value) - Date.now()) / 1_000);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/** Sends one request with the trace of the job. All of it, reading included, has one deadline. */
export async function sendRequest(
  { url, key }: LanguageModelSettings,
  payload: object,
  timeoutMs: number,
): Promise<Reply> {
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        traceparent: formatTraceparent(currentTrace()),
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(payload),
      // Key and question go to the address of the settings and nowhere else.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const retryAfterSeconds = retryAfter(response);
    return { status: response.status, body: await readBody(response), retryAfterSeconds };
  } catch (error) {
    if (error instanceof NoAnswer) throw error;
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new NoAnswer(isLate ? 'timed_out' : 'unreachable');
  }
}
