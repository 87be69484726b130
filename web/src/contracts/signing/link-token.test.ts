import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkToken, saveToken, signInAddress, signOutAddress } from './link-token.ts';

const stored = new Map<string, string>();
const address = { hash: '' };

beforeEach(() => {
  stored.clear();
  address.hash = '';
  vi.stubGlobal('location', address);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, url: string) => {
      address.hash = url;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the token of a link to sign', () => {
  it('is read from the fragment, and stored nowhere', () => {
    address.hash = '#secret';
    expect(linkToken()).toBe('secret');
    expect(linkToken()).toBe('secret');
    expect(stored.size).toBe(0);
  });

  it('survives a sign-in, once, and stands in the fragment again', () => {
    saveToken('secret');
    expect(linkToken()).toBe('secret');
    expect(address.hash).toBe('#secret');
    expect(stored.size).toBe(0);
    address.hash = '';
    expect(linkToken()).toBe('');
  });

  it('of a newer link replaces the one that was saved', () => {
    saveToken('old');
    address.hash = '#new';
    expect(linkToken()).toBe('new');
    expect(stored.size).toBe(0);
  });

  it('is part of no address', () => {
    saveToken('secret');
    expect(signInAddress).toBe('/login?goto=%2Fsign');
    expect(signOutAddress).toBe('/logout?goto=%2Fsign');
  });
});
