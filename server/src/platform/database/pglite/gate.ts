import { setImmediate as nextTurn } from 'node:timers/promises';

/** Ends a turn, so that the next in line begins. */
export type Leave = () => void;

/** After this much work the event loop gets a round, which costs little. */
const breatheAfterMs = 5;

interface Waiting {
  begin: () => void;
  timer: NodeJS.Timeout;
}

/**
 * Lets one in at a time, in the order of arrival. The embedded database has a single session and
 * drains its own queue without yielding to the event loop: fifty queries at once stop the process for
 * seconds. The gate yields every few milliseconds, between two turns or within a long one.
 */
export class Gate {
  readonly #timeoutMs: number;
  readonly #line: Waiting[] = [];
  #taken = false;
  #breathedAt = 0;

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** Waits for its turn; throws a `GateTimeout` when that takes too long. */
  async enter(): Promise<Leave> {
    if (this.#taken) await this.#standInLine();
    this.#taken = true;
    await this.breathe();
    return () => this.#leave();
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    const leave = await this.enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** Called between any two statements, so that requests are still read meanwhile. */
  async breathe(): Promise<void> {
    if (performance.now() - this.#breathedAt < breatheAfterMs) return;
    await nextTurn();
    this.#breathedAt = performance.now();
  }

  #standInLine(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = {
      begin: resolve,
      timer: setTimeout(() => {
        this.#line.splice(this.#line.indexOf(waiting), 1);
        reject(new GateTimeout(this.#timeoutMs));
      }, this.#timeoutMs),
    };
    this.#line.push(waiting);
    return promise;
  }

  #leave(): void {
    const next = this.#line.shift();
    if (next === undefined) {
      this.#taken = false;
      return;
    }
    clearTimeout(next.timer);
    next.begin();
  }
}

/** The database has too much to do, or a query was made on `db` while its own transaction was open. */
export class GateTimeout extends Error {
  override readonly name = 'GateTimeout';

  constructor(timeoutMs: number) {
    super(
      `The database was busy for ${timeoutMs} ms. (A query outside of the transaction that waits for it never gets its turn.)`,
    );
  }
}
