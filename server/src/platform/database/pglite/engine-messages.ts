import type { StallOptions } from '../../stalls/stall-watch.ts';
import type { Bytes, EngineOptions } from './engine.ts';

export interface EngineThreadOptions extends EngineOptions {
  stalls: StallOptions | undefined;
}

/** What the two threads of the embedded database say to each other. */
export type ToEngine = Bytes | 'dump' | 'close';

/** Replies come in the order of what was asked; the first says that the engine has started. */
export type FromEngine = Bytes | Blob | 'done' | { failed: string };
