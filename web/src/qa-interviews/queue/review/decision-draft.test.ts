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

describe('an unsent decision', () => {
  const key = decisionKey('admin', 'form');
  it('survives a reload', () => {
    storeDecision(key, { status: 'declined', reason: 'For knapt.' });
    expect(readDecision(key)).toEqual({ status: 'declined', reason: 'For knapt.' });
  });
  it('belongs to one admin and one form', () => {
    storeDecision(key, { status: 'approved', reason: 'Godt.' });
    expect(readDecision(decisionKey('admin', 'other'))).toEqual(noDecision);
    expect(readDecision(decisionKey('other', 'form'))).toEqual(noDecision);
  });
  it('leaves nothing behind once it is withdrawn', () => {
    storeDecision(key, { status: 'approved', reason: 'Godt.' });
    storeDecision(key, noDecision);
    expect(stored.size).toBe(0);
  });
  it('is ignored when it cannot be read', () => {
    stored.set(key, '{"half"');
    expect(readDecision(key)).toEqual(noDecision);
  });
});

describe('the second opinion opens', () => {
  it('only after the admin has chosen a decision and begun to give a reason', () => {
    expect(isMadeUp(noDecision)).toBe(false);
    expect(isMadeUp({ status: 'approved', reason: '  ' })).toBe(false);
    expect(isMadeUp({ status: undefined, reason: 'Godt.' })).toBe(false);
    expect(isMadeUp({ status: 'approved', reason: 'Godt.' })).toBe(true);
  });
});

describe('what prevents a decision from being sent', () => {
  it('is listed all at once', () => {
    expect(problemsOf(noDecision)).toEqual(['no_status', 'no_reason']);
    expect(problemsOf({ status: 'approved', reason: 'Godt.' })).toEqual([]);
  });
  it('includes a reason that is too long', () => {
    const reason = 'a'.repeat(limits.qaInterview.reason);
    expect(problemsOf({ status: 'approved', reason })).toEqual([]);
    expect(problemsOf({ status: 'approved', reason: `${reason}a` })).toEqual(['too_long']);
  });
});
