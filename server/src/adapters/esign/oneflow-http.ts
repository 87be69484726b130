import { z } from 'zod';
import { EsignFailure } from '../../platform/ports/esign.ts';
import { currentTrace, formatTraceparent } from '../../platform/trace.ts';

export interface OneflowHttpSettings {
  /** the address up to and with `/v1` */
  url: string;
  token: string;
  timeoutMs: number;
}

export interface OneflowRequest {
  method?: 'GET' | 'POST' | 'DELETE';
  json?: unknown;
  form?: FormData;
  accept?: string;
  timeoutMs?: number;
}

export interface OneflowAnswer {
  status: number;
  headers: Headers;
  content: Buffer;
}

/** More than any contract with its proof; a longer answer is cut off. */
const mostBytes = 60_000_000;
const longestPauseSeconds = 3_600;

const OneflowError = z.looseObject({
  detail: z.string().catch(''),
  error_code: z.union([z.number(), z.string()]).optional().catch(undefined),
  parameter_problems: z.record(z.string(), z.unknown()).catch({}),
});

async function readAtMost(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    size += part.length;
    if (size > mostBytes) throw new EsignFailure('not_an_answer', 'too long');
  }
  return Buffer.concat(parts);
}

/** Sends one request and reads the whole answer; follows no redirect. */
export async function send(
  url: URL,
  headers: Record<string, string>,
  { method = 'GET', json, form, timeoutMs }: OneflowRequest & { timeoutMs: number },
): Promise<OneflowAnswer> {
  const body = json === undefined ? form : JSON.stringify(json);
  const type: Record<string, string> =
    json === undefined ? {} : { 'content-type': 'application/json' };
  const traceparent = formatTraceparent(currentTrace());
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...type, traceparent },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body }),
    });
    const { status, headers: answered } = response;
    return { status, headers: answered, content: await readAtMost(response) };
  } catch (error) {
    if (error instanceof EsignFailure) throw error;
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new EsignFailure(isLate ? 'timed_out' : 'unreachable');
  }
}

/** In seconds, from a number or a date. */
function pauseOf(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  if (Number.isNaN(seconds)) return undefined;
  return Math.min(Math.max(Math.ceil(seconds), 1), longestPauseSeconds);
}

/** What the provider says is wrong: its words and the names of the fields, never what they held. */
function detailOf({ status, content }: OneflowAnswer): string {
  const error = OneflowError.safeParse(readJson(content));
  if (!error.success) return String(status);
  const { detail, error_code, parameter_problems } = error.data;
  const fields = Object.keys(parameter_problems).join(', ');
  return [status, error_code, detail, fields].filter(Boolean).join(' · ').slice(0, 500);
}

export function readJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Throws what an answer that is no success means. */
export function checkAnswer(answer: OneflowAnswer): OneflowAnswer {
  const { status, headers } = answer;
  if (status >= 200 && status < 300) return answer;
  const detail = detailOf(answer);
  if (status === 429) throw new EsignFailure('busy', detail, pauseOf(headers) ?? 60);
  if (status === 404) throw new EsignFailure('missing', detail);
  if (status >= 500) throw new EsignFailure('unreachable', detail, pauseOf(headers));
  if (status >= 400) throw new EsignFailure('refused', detail);
  throw new EsignFailure('not_an_answer', String(status));
}

/** The client of one account: its token goes to the address of the settings and nowhere else. */
export function oneflowClient({ url, token, timeoutMs }: OneflowHttpSettings) {
  const base = new URL(`${url}/`);
  const inside = (address: URL) =>
    address.origin === base.origin && address.pathname.startsWith(base.pathname);
  const request = (address: URL, options: OneflowRequest = {}): Promise<OneflowAnswer> => {
    const headers: Record<string, string> = { accept: options.accept ?? 'application/json' };
    if (inside(address)) headers['x-oneflow-api-token'] = token;
    return send(address, headers, { timeoutMs, ...options });
  };
  return {
    /** The address of a path here; a link in an answer may lead nowhere else. */
    addressOf(path: string, query: Record<string, string> = {}): URL {
      const address = new URL(path, base);
      if (!inside(address)) throw new EsignFailure('not_an_answer', 'a link to another place');
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
      return address;
    },
    request,
    /** Reads an answer of this shape. */
    async ask<T>(shape: z.ZodType<T>, address: URL, options: OneflowRequest = {}): Promise<T> {
      const { content } = checkAnswer(await request(address, options));
      const parsed = shape.safeParse(readJson(content));
      if (!parsed.success) throw new EsignFailure('not_an_answer');
      return parsed.data;
    },
    /** Follows redirects, which may lead to a place that stores files. */
    async download(address: URL, options: OneflowRequest = {}): Promise<Buffer> {
      let next = address;
      for (let hops = 0; hops < 4; hops += 1) {
        const answer = await request(next, options);
        const location = answer.headers.get('location');
        const isElsewhere = [301, 302, 303, 307, 308].includes(answer.status) && location !== null;
        if (!isElsewhere) return checkAnswer(answer).content;
        next = new URL(location, next);
        const isAllowed = next.protocol === 'https:' || next.protocol === base.protocol;
        if (!isAllowed) throw new EsignFailure('not_an_answer', 'a redirect to an open connection');
      }
      throw new EsignFailure('not_an_answer', 'too many redirects');
    },
  };
}
