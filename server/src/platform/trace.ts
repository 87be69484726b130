import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** W3C trace context: 32 and 16 hexadecimal digits. */
export interface Trace {
  traceId: string;
  spanId: string;
}

const traces = new AsyncLocalStorage<Trace>();
/** Exactly version 00; later versions may have more at the end, and ff is not a version. */
const form = /^(?!ff)(?!00.{53}.)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(?:-.*)?$/;
const zeros = /^0+$/;

/** Made from UUIDs, for which Node buffers random bytes: reading them from the system takes longer. */
export function makeTrace(): Trace {
  const digits = (): string => randomUUID().replaceAll('-', '');
  return { traceId: digits(), spanId: digits().slice(0, 16) };
}

/** The trace that a `traceparent` header names, with a span of our own; null when it is malformed. */
export function parseTraceparent(header: string): Trace | null {
  const [, traceId, parent] = form.exec(header) ?? [];
  if (traceId === undefined || parent === undefined) return null;
  if (zeros.test(traceId) || zeros.test(parent)) return null;
  return { traceId, spanId: makeTrace().spanId };
}

export const formatTraceparent = (trace: Trace): string => `00-${trace.traceId}-${trace.spanId}-01`;

export function runWithTrace<T>(trace: Trace, run: () => T): T {
  return traces.run(trace, run);
}

/** The current trace, or a new one outside of any. */
export const currentTrace = (): Trace => traces.getStore() ?? makeTrace();
