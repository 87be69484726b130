/** Hex digits from the browser's own generator; crypto.randomUUID is missing on plain http. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** A new W3C trace header, and its id, by which the logs can be searched. */
export function newTrace(): { traceId: string; traceparent: string } {
  const traceId = randomHex(16);
  return { traceId, traceparent: `00-${traceId}-${randomHex(8)}-01` };
}
