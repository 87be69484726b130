import { describe, expect, it } from 'vitest';
import {
  currentTrace,
  formatTraceparent,
  makeTrace,
  parseTraceparent,
  runWithTrace,
} from './trace.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';

describe('a trace', () => {
  it('continues the caller’s trace in a span of its own', () => {
    const trace = parseTraceparent(`00-${traceId}-${parent}-01`);
    expect(trace?.traceId).toBe(traceId);
    expect(trace?.spanId).not.toBe(parent);
    expect(formatTraceparent(makeTrace())).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  });

  it('accepts later versions of the header', () => {
    expect(parseTraceparent(`cc-${traceId}-${parent}-01-what-will-be`)?.traceId).toBe(traceId);
  });

  it.each([
    ['nothing', ''],
    ['too short', `00-${traceId}-${parent}`],
    ['upper case', `00-${traceId.toUpperCase()}-${parent}-01`],
    ['no trace', `00-${'0'.repeat(32)}-${parent}-01`],
    ['no parent', `00-${traceId}-${'0'.repeat(16)}-01`],
    ['a version that cannot be', `ff-${traceId}-${parent}-01`],
    ['more than version 00 has', `00-${traceId}-${parent}-01-more`],
  ])('is not taken from a header with %s', (_, header) => {
    expect(parseTraceparent(header)).toBeNull();
  });

  it('applies to everything that runs in it, and to nothing else', async () => {
    const trace = makeTrace();
    await runWithTrace(trace, async () => {
      await Promise.resolve();
      expect(currentTrace()).toBe(trace);
    });
    expect(currentTrace()).not.toBe(trace);
  });
});
