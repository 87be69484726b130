import { createHash, randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hashOf } from './hash-of.ts';

const expected = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const megabyte = 1024 * 1024;

afterEach(() => vi.unstubAllGlobals());

describe('the hash of a file', () => {
  it.each([0, 1, 64, megabyte])('of %d bytes is its SHA-256', async (size) => {
    const bytes = randomBytes(size);
    expect(await hashOf(new Blob([bytes]))).toBe(expected(bytes));
  });

  it('of a large file is taken in slices, and says how far it has come', async () => {
    const bytes = randomBytes(9 * megabyte + 7);
    const shares: number[] = [];
    expect(await hashOf(new Blob([bytes]), (share) => shares.push(share))).toBe(expected(bytes));
    expect(shares).toHaveLength(3);
    expect(shares.at(-1)).toBe(1);
    expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
  });

  it('is the same where the browser has no hash of its own', async () => {
    vi.stubGlobal('crypto', {});
    const bytes = randomBytes(1000);
    expect(await hashOf(new Blob([bytes]))).toBe(expected(bytes));
  });
});
