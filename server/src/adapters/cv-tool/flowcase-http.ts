import { request as requestOpenly, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { isIP } from 'node:net';
import { isLoopback } from '../../platform/hardening/addresses.ts';
import {
  isPublicAddress,
  NotPublic,
  publicLookup,
} from '../../platform/hardening/public-addresses.ts';
import { CvToolFailure } from '../../platform/ports/cv-tool.ts';
import { currentTrace, formatTraceparent } from '../../platform/trace.ts';

export interface ToSend {
  url: URL;
  headers: Record<string, string>;
  /** JSON to be posted; without it the request is a GET */
  json?: unknown;
  mostBytes: number;
  timeoutMs: number;
  /** the one address without encryption to which we go: a stand-in on this machine */
  openOrigin?: string | undefined;
}

export interface Answered {
  status: number;
  headers: IncomingMessage['headers'];
  content: Buffer;
}

const lookup = publicLookup();
const hostOf = ({ hostname }: URL): string => hostname.replaceAll(/^\[|\]$/g, '');

/** Whether it is an address on this machine that the settings name. */
const isOwnStandIn = (url: URL, openOrigin: string | undefined): boolean =>
  url.origin === openOrigin && isLoopback(hostOf(url));

/** Refuses what is neither encrypted nor on the internet. */
function checkAddress(url: URL, openOrigin: string | undefined): void {
  if (isOwnStandIn(url, openOrigin)) return;
  const isPrivate = isIP(hostOf(url)) !== 0 && !isPublicAddress(hostOf(url));
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || isPrivate) {
    throw new CvToolFailure('not_allowed', 'an address that we do not go to');
  }
}

function failureOf(error: unknown, isLate: boolean): CvToolFailure {
  if (error instanceof CvToolFailure) return error;
  if (error instanceof NotPublic) return new CvToolFailure('not_allowed', 'a private address');
  return new CvToolFailure('unavailable', isLate ? 'timed out' : '');
}

function open(toSend: ToSend, signal: AbortSignal): Promise<IncomingMessage> {
  const { url, json, openOrigin } = toSend;
  const body = json === undefined ? undefined : JSON.stringify(json);
  const options: RequestOptions = {
    method: body === undefined ? 'GET' : 'POST',
    signal,
    headers: {
      // Nothing that is packed is unpacked here.
      'accept-encoding': 'identity',
      traceparent: formatTraceparent(currentTrace()),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...toSend.headers,
    },
    ...(!isOwnStandIn(url, openOrigin) && { lookup }),
  };
  const request = url.protocol === 'https:' ? requestSecurely : requestOpenly;
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end(body);
  });
}

async function readAtMost(response: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const tooLarge = new CvToolFailure('too_large');
  if (Number(response.headers['content-length'] ?? 0) > mostBytes) throw tooLarge;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size > mostBytes) throw tooLarge;
  }
  return Buffer.concat(parts);
}

/** Sends one request and reads the whole answer within the time; follows no redirect. */
export async function send(toSend: ToSend): Promise<Answered> {
  checkAddress(toSend.url, toSend.openOrigin);
  const signal = AbortSignal.timeout(toSend.timeoutMs);
  let response: IncomingMessage | undefined;
  try {
    response = await open(toSend, signal);
    const { statusCode: status = 0, headers } = response;
    return { status, headers, content: await readAtMost(response, toSend.mostBytes) };
  } catch (error) {
    throw failureOf(error, signal.aborted);
  } finally {
    response?.destroy();
  }
}
