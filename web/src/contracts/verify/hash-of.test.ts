import { afterEach, describe, expect, it, vi } from 'vitest';
import { hashOf } from './hash-of.ts';

const megabyte = 1024 * 1024;
const { subtle } = crypto;

const someBytes = (size: number) => Uint8Array.from({ length: size }, (_, at) => (at * 31) % 251);

async function expected(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

afterEach(() => vi.unstubAllGlobals());

describe('the hash of a file', () => {
  it.each([0, 1, 64, megabyte])('of %d bytes is its SHA-256', async (size) => {
    const bytes = someBytes(size);
    expect(await hashOf(new Blob([bytes]))).toBe(await expected(bytes));
  });

  it('of a large file is taken in slices, and says how far it has come', async () => {
    const bytes = someBytes(9 * megabyte + 7);
    const shares: number[] = [];
    expect(await hashOf(new Blob([bytes]), (share) => shares.push(share))).toBe(
      await expected(bytes),
    );
    expect(shares).toHaveLength(3);
    expect(shares.at(-1)).toBe(1);
    expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
  });

  it('is the same where the browser has no hash of its own', async () => {
    vi.stubGlobal('crypto', {});
    const bytes = someBytes(1000);
    expect(await hashOf(new Blob([bytes]))).toBe(await expected(bytes));
  });
});
