import { connect, type NetConnectOpts, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import {
  ScannerFailure,
  type ScannerFailureReason,
  type VirusScanner,
} from '../../platform/ports/virus-scanner.ts';

/** Without a sign of life for so long, clamd counts as gone; a scan itself may take a while. */
const usualIdleMs = 60_000;
const longestAnswer = 4_096;
const end = '\0';

/** `tcp://host:3310` or `unix:/run/clamav/clamd.ctl` */
export function addressOfClamd(url: string): NetConnectOpts {
  const { protocol, hostname, port, pathname } = new URL(url);
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) };
  return { host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port || 3310) };
}

/** clamd reads pieces with their length before them, and a length of zero at the end. */
async function* inPieces(content: Readable): AsyncGenerator<Buffer> {
  const lengthOf = (bytes: number): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes);
    return length;
  };
  for await (const chunk of content as AsyncIterable<Buffer>) {
    if (chunk.length === 0) continue;
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

/** Reads up to the NUL that ends an answer. */
function answerFrom(socket: Socket): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const fail = (reason: ScannerFailureReason, detail = '') =>
    reject(new ScannerFailure(reason, detail));
  let text = '';
  socket.setEncoding('utf8');
  socket.on('data', (data: string) => {
    text += data;
    const at = text.indexOf(end);
    if (at >= 0) resolve(text.slice(0, at));
    else if (text.length > longestAnswer) fail('not_an_answer', 'too long');
  });
  socket.on('timeout', () => fail('timed_out'));
  socket.on('error', (error: NodeJS.ErrnoException) => fail('unreachable', error.code));
  socket.on('close', () => fail('unreachable', 'closed without an answer'));
  return promise;
}

/** Fails only if the content cannot be read; what is wrong with the connection, the answer says. */
async function send(socket: Socket, content: Readable): Promise<void> {
  // A connection that is gone drains no more, and must not keep the loop waiting.
  socket.once('close', () => socket.emit('drain'));
  for await (const piece of inPieces(content)) {
    if (socket.destroyed || socket.writableEnded) return;
    if (socket.write(piece)) continue;
    await new Promise<void>((resolve) => socket.once('drain', resolve));
  }
}

async function ask(
  address: NetConnectOpts,
  idleMs: number,
  question: { command: string; content?: Readable },
): Promise<string> {
  const { command, content } = question;
  const socket = connect(address);
  socket.setTimeout(idleMs);
  const answer = answerFrom(socket);
  try {
    socket.write(`z${command}${end}`);
    const [text] = await Promise.all([answer, content && send(socket, content)]);
    return text;
  } finally {
    socket.destroy();
    content?.destroy();
  }
}

function read(answer: string): string | null {
  if (answer === 'stream: OK') return null;
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (found !== undefined) return found;
  const isTooLarge = answer.includes('size limit exceeded');
  throw new ScannerFailure(isTooLarge ? 'too_large' : 'not_an_answer', answer.slice(0, 100));
}

/** The daemon of ClamAV, over TCP or a local socket. */
export function clamdVirusScanner(url: string, idleMs = usualIdleMs): VirusScanner {
  const address = addressOfClamd(url);
  return {
    scan: async (content) => read(await ask(address, idleMs, { command: 'INSTREAM', content })),
    isReady: () =>
      ask(address, Math.min(idleMs, 5_000), { command: 'PING' }).then(
        (answer) => answer === 'PONG',
        () => false,
      ),
  };
}
