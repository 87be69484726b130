import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApi } from './start-test-api.ts';

export interface RawRequest {
  method: string;
  /** sent letter for letter, which neither `inject` nor `fetch` does */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Makes the API listen on a free port, and returns a function that sends over real sockets. */
export async function listen({ app }: Pick<TestApi, 'app'>) {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return (input: RawRequest): Promise<RawAnswer> => sendRaw(port, input);
}

/** Sends one request; an error of the connection rejects. */
export function sendRaw(port: number, input: RawRequest): Promise<RawAnswer> {
  const { method, path, headers = {}, body } = input;
  // Node frames the body of some methods only if its length is named.
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', method, path, headers: { ...length, ...headers } };
    const sent = request(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
