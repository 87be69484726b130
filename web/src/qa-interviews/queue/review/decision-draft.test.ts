import { limits } from '@torg/protocol/limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  decisionKey,
  isMadeUp,
  storeDecision,
  noDecision,
  problemsOf,
  readDecision,
} from './decision-draft.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe('a decision that is not sent yet', () => {
  const key = decisionKey('admin', 'form');
  it('is there again after a reload', () => {
    storeDecision(key, { status: 'declined', reason: 'For knapt.' });
    expect(readDecision(key)).toEqual({ status: 'declined', reason: 'For knapt.' });
  });
  it('is somebody’s own, and of one form', () => {
    storeDecision(key, { status: 'approved', reason: 'Godt.' });
    expect(readDecision(decisionKey('admin', 'other'))).toEqual(noDecision);
    expect(readDecision(decisionKey('other', 'form'))).toEqual(noDecision);
  });
  it('leaves nothing behind once it is taken back', () => {
    storeDecision(key, { status: 'approved', reason: 'Godt.' });
    storeDecision(key, noDecision);
    expect(stored.size).toBe(0);
  });
  it('that cannot be read is none', () => {
    stored.set(key, '{"half"');
    expect(readDecision(key)).toEqual(noDecision);
  });
});

describe('the second opinion opens', () => {
  it('only to whoever has both chosen and begun to reason', () => {
    expect(isMadeUp(noDecision)).toBe(false);
    expect(isMadeUp({ status: 'approved', reason: '  ' })).toBe(false);
    expect(isMadeUp({ status: undefined, reason: 'Godt.' })).toBe(false);
    expect(isMadeUp({ status: 'approved', reason: 'Godt.' })).toBe(true);
  });
});

describe('what keeps a decision from being sent', () => {
  it('is told all at once', () => {
    expect(problemsOf(noDecision)).toEqual(['no_status', 'no_reason']);
    expect(problemsOf({ status: 'approved', reason: 'Godt.' })).toEqual([]);
  });
  it('is a reason that there is no room for', () => {
    const reason = 'a'.repeat(limits.qaInterview.reason);
    expect(problemsOf({ status: 'approved', reason })).toEqual([]);
    expect(problemsOf({ status: 'approved', reason: `${reason}a` })).toEqual(['too_long']);
  });
});
