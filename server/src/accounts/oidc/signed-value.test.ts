import { describe, expect, it } from 'vitest';
import { readSignedValue, signValue } from './signed-value.ts';

const now = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-20T12:10:00Z');
const signed = signValue('{"gå til":"/"}', later, 'secret');

describe('a signed value in the browser', () => {
  it('is returned unchanged', () => {
    expect(readSignedValue(signed, now, 'secret')).toBe('{"gå til":"/"}');
  });
  it('is nothing once it has expired', () => {
    expect(readSignedValue(signed, later, 'secret')).toBeNull();
  });
  it('is nothing when it was changed or forged', () => {
    const [until, , signature] = signed.split('.');
    const forged = [until, Buffer.from('{}').toString('base64url'), signature].join('.');
    const longer = signed.replace(/^\d+/, '9999999999999');
    for (const other of [forged, longer, 'a.b.c', '', undefined]) {
      expect(readSignedValue(other, now, 'secret')).toBeNull();
    }
    expect(readSignedValue(signed, now, 'another secret')).toBeNull();
  });
});
