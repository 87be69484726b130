import { once } from 'node:events';
import { createServer, connect, type Server, type Socket } from 'node:net';

/** A proxy before a server that can cut the connection or let it go silent. */
export class Line {
  readonly #sockets = new Set<Socket>();
  readonly #listener: Server;
  readonly #target: URL;
  #silent = false;

  constructor(target: URL) {
    this.#target = target;
    this.#listener = createServer((near) => this.#join(near));
  }

  async open(port = 0): Promise<number> {
    this.#listener.listen(port, '127.0.0.1');
    await once(this.#listener, 'listening');
    return (this.#listener.address() as { port: number }).port;
  }

  /** As when the server stops: open connections are closed and new ones refused. */
  async cut(): Promise<void> {
    this.#listener.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  /** As when a cable is pulled: connections seem open, but nothing arrives. */
  fallSilent(silent: boolean): void {
    this.#silent = silent;
  }

  #join(near: Socket): void {
    const far = connect(Number(this.#target.port), this.#target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from.on('data', (data) => this.#silent || to.write(data));
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
    }
  }
}
