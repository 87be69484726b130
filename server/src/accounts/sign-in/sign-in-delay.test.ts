import { limits } from '@torg/protocol/limits';
import { describe, expect, it } from 'vitest';
import { secondsToWait } from './sign-in-delay.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ida = { email_hash: 'ida', address_hash: 'home' };
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

const wrong = (count: number, who = ida) =>
  Array.from({ length: count }, () => ({ ...who, succeeded: false, created_at: now }));
const right = { ...ida, succeeded: true, created_at: ago(86_400) };

const { attempts, attemptsFromAddress } = limits.signIn;

describe('somebody who tries wrong passwords', () => {
  it('has a few attempts, then waits twice as long each time, up to the whole window', () => {
    const waits = [1, attempts - 1, attempts, attempts + 1, attempts + 2, attempts + 9].map(
      (count) => secondsToWait(wrong(count), ida, now),
    );
    expect(waits).toEqual([0, 0, 30, 60, 120, 900]);
  });
  it('may try again after the wait', () => {
    const earlier = wrong(attempts).map((one) => ({ ...one, created_at: ago(30) }));
    expect(secondsToWait(earlier, ida, now)).toBe(0);
  });
  it('waits also when changing addresses', () => {
    const elsewhere = Array.from({ length: attempts }, (_, at) => ({
      ...ida,
      address_hash: `address ${at}`,
      succeeded: false,
      created_at: now,
    }));
    expect(secondsToWait(elsewhere, ida, now)).toBe(30);
  });
  it('waits also when changing accounts', () => {
    const tries = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        email_hash: `account ${at}`,
        address_hash: 'home',
        succeeded: false,
        created_at: now,
      }));
    expect(secondsToWait(tries(attemptsFromAddress - 1), ida, now)).toBe(0);
    expect(secondsToWait(tries(attemptsFromAddress), ida, now)).toBe(30);
  });
});

describe('the owner of an account', () => {
  it('is not locked out by strangers at an address that they signed in from before', () => {
    const strangers = wrong(50, { ...ida, address_hash: 'far away' });
    expect(secondsToWait(strangers, ida, now)).toBe(900);
    expect(secondsToWait([right, ...strangers], ida, now)).toBe(0);
  });
  it('is slowed down there, too, when guessing', () => {
    expect(secondsToWait([right, ...wrong(attempts)], ida, now)).toBe(30);
  });
});
