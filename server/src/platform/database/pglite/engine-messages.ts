/** What the two threads of the embedded database say to each other. */
export type ToEngine = Uint8Array<ArrayBuffer> | 'dump' | 'close';

/** Replies come in the order of what was asked; the first says that the engine has started. */
export type FromEngine = Uint8Array<ArrayBuffer> | Blob | 'done' | { failed: string };
