import { describe, expect, it } from 'vitest';
import { waitedSince } from './waited.ts';

const since = '2026-11-20T10:00:00.000Z';
const at = (moment: string) => waitedSince(since, new Date(moment));

describe('a consultant who submitted a form', () => {
  it('a moment ago has not waited', () => {
    expect(at('2026-11-20T10:59:59.000Z')).toEqual({ unit: 'moment' });
  });
  it('has not waited either when the server’s clock runs ahead', () => {
    expect(at('2026-11-20T09:00:00.000Z')).toEqual({ unit: 'moment' });
  });
  it('today has waited for hours', () => {
    expect(at('2026-11-20T13:30:00.000Z')).toMatchObject({ unit: 'hours', count: 3 });
    expect(at('2026-11-21T09:59:00.000Z')).toMatchObject({ unit: 'hours', count: 23 });
  });
  it('earlier has waited for days, and from the fifth day too long', () => {
    expect(at('2026-11-21T10:00:00.000Z')).toEqual({ unit: 'days', count: 1, late: false });
    expect(at('2026-11-25T09:59:00.000Z')).toEqual({ unit: 'days', count: 4, late: false });
    expect(at('2026-11-25T10:00:00.000Z')).toEqual({ unit: 'days', count: 5, late: true });
  });
});
