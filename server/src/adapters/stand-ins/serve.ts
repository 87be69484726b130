import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a stand-in looks at it: whole. */
export interface Incoming {
  method: string;
  url: URL;
  headers: Headers;
  content: Buffer;
}

async function readWhole(request: IncomingMessage): Promise<Incoming> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', 'http://stand-in'),
    headers: new Headers(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    ),
    content: Buffer.concat(parts),
  };
}

/** A server that ends the connection where its handler fails; `onBegun` is told of each handling. */
export function serve(
  handle: (incoming: Incoming, response: ServerResponse) => Promise<void>,
  onBegun: (handling: Promise<void>) => void = () => {},
): Server {
  return createServer((request, response) => {
    response.on('error', () => {});
    const handling = readWhole(request)
      .then((incoming) => handle(incoming, response))
      .catch(() => void response.destroy());
    onBegun(handling);
  });
}

/** Returns the origin. */
export async function listen(server: Server, port = 0): Promise<string> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
