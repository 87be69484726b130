export type Bytes = Uint8Array<ArrayBuffer>;

/** Answers messages of PostgreSQL's protocol, one after the other. */
export interface Engine {
  send: (message: Bytes) => Promise<Bytes>;
  /** The whole database as one uncompressed tar. */
  dump: () => Promise<Blob>;
  close: () => Promise<void>;
}

/** What one thread can tell another, since the engine may run in a thread of its own. */
export interface EngineOptions {
  /** where the data is stored; in memory if absent */
  dataDir?: string;
  /** a dump to begin with, in memory */
  dump?: Blob;
}

/** All parts in memory of their own, which another thread can take over. */
export function joined(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The engine has stopped for good, such as after a write-ahead log that it could not write. */
export class EngineBroken extends Error {
  override readonly name = 'EngineBroken';
  /** as of a server that has crashed */
  readonly code = '57P02';
}
