import { createServer, type AddressInfo, type ListenOptions, type Socket } from 'node:net';

/** The text that every scanner reports, made for tests; in pieces, so that none reports this file. */
export const testVirus = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('');
export const testVirusName = 'Eicar-Test-Signature';

export interface StandInClamd {
  url: string;
  /** bytes of each content that was scanned */
  scanned: number[];
  /** Makes the next commands get this instead of an answer; null: it hangs up. */
  answerNext: (...answers: (string | null)[]) => void;
  /** Gives no answer about a content until the function that it returns is called. */
  delayAnswers: () => () => void;
  close: () => Promise<void>;
}

const end = '\0';

/** Reads a command, and for INSTREAM the pieces that follow, as they come. */
function commandReader() {
  const pieces: Buffer[] = [];
  let command: string | undefined;
  let rest: Buffer = Buffer.alloc(0);
  let size = 0;
  /** Returns the command and its content when both are whole, or already too large. */
  return (data: Buffer, most: number) => {
    rest = Buffer.concat([rest, data]);
    if (command === undefined) {
      const at = rest.indexOf(0);
      if (at < 0) return undefined;
      command = rest.subarray(0, at).toString('latin1');
      rest = rest.subarray(at + 1);
    }
    if (command !== 'zINSTREAM') return { command, content: null };
    while (rest.length >= 4) {
      const length = rest.readUInt32BE(0);
      if (length === 0) return { command, content: Buffer.concat(pieces) };
      if (rest.length < 4 + length) return undefined;
      pieces.push(rest.subarray(4, 4 + length));
      size += length;
      if (size > most) return { command, content: null };
      rest = rest.subarray(4 + length);
    }
    return undefined;
  };
}

/** A server that speaks the part of clamd's protocol that Torg uses. */
export async function aClamd(
  where: ListenOptions = { port: 0, host: '127.0.0.1' },
  streamMaxLength = 25_000_000,
): Promise<StandInClamd> {
  const scanned: number[] = [];
  const sockets = new Set<Socket>();
  let planned: (string | null)[] = [];
  let untilReleased = Promise.resolve();

  const respond = (socket: Socket, answer: string): void => {
    const [first, ...rest] = planned;
    planned = rest;
    if (first === null) socket.destroy();
    else socket.end((first ?? answer) + end);
  };
  const judge = (content: Buffer): string => {
    scanned.push(content.length);
    return content.includes(testVirus) ? `stream: ${testVirusName} FOUND` : 'stream: OK';
  };
  const respondAbout = async (socket: Socket, content: Buffer | null): Promise<void> => {
    const answer = content ? judge(content) : 'INSTREAM size limit exceeded. ERROR';
    await untilReleased;
    respond(socket, answer);
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    const read = commandReader();
    let isAnswered = false;
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (data: Buffer) => {
      const whole = isAnswered ? undefined : read(data, streamMaxLength);
      if (whole === undefined) return;
      isAnswered = true;
      const { command, content } = whole;
      if (command === 'zPING') respond(socket, 'PONG');
      else if (command !== 'zINSTREAM') respond(socket, 'UNKNOWN COMMAND');
      else void respondAbout(socket, content);
    });
  });
  await new Promise<void>((resolve) => server.listen(where, resolve));
  const address = server.address() as AddressInfo | string;
  return {
    url: typeof address === 'string' ? `unix:${address}` : `tcp://127.0.0.1:${address.port}`,
    scanned,
    answerNext(...answers) {
      planned = answers;
    },
    delayAnswers() {
      const { promise, resolve } = Promise.withResolvers<void>();
      untilReleased = promise;
      return resolve;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
