import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '../../platform/settings/s3-settings.ts';

/** How a request goes wrong. A slow one is carried out, also if nobody waits any longer. */
export type BucketFault = 'stall' | 'cut' | 'broken' | 'busy' | 'slow' | 'twice';

interface Planned {
  method: 'GET' | 'PUT' | 'DELETE';
  /** how the keys begin */
  prefix: string;
  fault: BucketFault;
  /** the request is carried out, and only the answer goes wrong */
  isDone: boolean;
  times: number;
  struck: () => void;
}

interface Answered {
  status: number;
  headers: IncomingMessage['headers'];
  content: Buffer;
}

function cut(response: ServerResponse, { headers, content }: Answered): void {
  response.writeHead(200, { ...headers, 'content-length': String(content.length + 1_000) });
  response.write(content.subarray(0, 10));
  setTimeout(() => response.destroy(), 5).unref();
}

function refuse(response: ServerResponse, status: 429 | 503): void {
  const code = status === 429 ? 'SlowDown' : 'ServiceUnavailable';
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>-</Message></Error>`);
}

/** A bucket of S3 on this machine, whose requests go wrong as a test has planned it. */
export async function startBucket({ slowMs = 300 } = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'torg-bucket-'));
  const configureBuckets = [{ name: 'torg', configs: [] }];
  const address = '127.0.0.1';
  const bucket = new S3rver({ port: 0, address, silent: true, directory, configureBuckets });
  const { port } = await bucket.run();
  let planned: Planned[] = [];
  const underWay = new Set<Promise<void>>();
  const carryOut = ({ method, url, headers }: IncomingMessage, body: Buffer) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answered>();
    const sent = request({ port, host: address, method, path: url, headers }, (answer) => {
      const { statusCode: status = 0 } = answer;
      const whole = (content: Buffer) => ({ status, headers: answer.headers, content });
      buffer(answer).then(whole).then(resolve, reject);
    });
    sent.on('error', reject).end(body);
    return promise;
  };
  const pass = async (incoming: IncomingMessage, body: Buffer, response: ServerResponse) => {
    const { status, headers, content } = await carryOut(incoming, body);
    response.writeHead(status, headers).end(content);
  };
  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const key = new URL(incoming.url ?? '/', 'http://s3').pathname.slice('/torg/'.length);
    const next = planned.find(
      ({ method, prefix, times }) =>
        method === incoming.method && key.startsWith(prefix) && times > 0,
    );
    if (next === undefined) return pass(incoming, body, response);
    next.times -= 1;
    const { fault, isDone } = next;
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
    if (fault === 'twice') await carryOut(incoming, body);
    const none: Answered = { status: 200, headers: {}, content: Buffer.alloc(0) };
    const isReadCut = fault === 'cut' && incoming.method === 'GET';
    const answered = isDone || isReadCut ? await carryOut(incoming, body) : none;
    next.struck();
    if (fault === 'slow' || fault === 'twice') return pass(incoming, body, response);
    if (fault === 'cut') cut(response, answered);
    if (fault === 'broken') refuse(response, 503);
    if (fault === 'busy') refuse(response, 429);
  }
  const server = createServer((incoming, response) => {
    response.on('error', () => {});
    const handling: Promise<void> = handle(incoming, response)
      .catch(() => void response.destroy())
      .finally(() => underWay.delete(handling));
    underWay.add(handling);
  });
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  const front = (server.address() as AddressInfo).port;
  const settings: S3Settings = {
    ...{ bucket: 'torg', region: 'eu-north-1', endpoint: `http://${address}:${front}` },
    ...{ keys: { id: 'S3RVER', secret: 'S3RVER' }, pathStyle: true },
  };
  return {
    settings,
    /** Lets the next such requests go wrong; resolves when the first of them has. */
    plan(
      [method, prefix]: readonly [Planned['method'], string],
      fault: BucketFault,
      { isDone = false, times = 1 } = {},
    ): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      planned.push({ method, prefix, fault, isDone, times, struck: resolve });
      return promise;
    },
    recover() {
      planned = [];
    },
    /** Waits for what it still does though nobody waits for the answer. */
    async settle() {
      await Promise.all(underWay);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await bucket.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
export type Bucket = Awaited<ReturnType<typeof startBucket>>;
