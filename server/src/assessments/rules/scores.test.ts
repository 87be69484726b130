import { describe, expect, it } from 'vitest';
import { metOf, scoreOf } from './scores.ts';

describe('the score of a profile', () => {
  it('weighs what is absolute three times', () => {
    const judged = [
      { importance: 'ABSOLUTE', score: 80 },
      { importance: 'NICE_TO_HAVE', score: 0 },
    ] as const;
    expect(scoreOf(judged)).toBe(60);
  });

  it('is at most 39 where something absolute is under 30', () => {
    const others = Array.from(
      { length: 9 },
      () => ({ importance: 'ABSOLUTE', score: 100 }) as const,
    );
    expect(scoreOf([...others, { importance: 'ABSOLUTE', score: 29 }])).toBe(39);
    expect(scoreOf([...others, { importance: 'ABSOLUTE', score: 30 }])).toBe(93);
    expect(scoreOf([...others, { importance: 'NICE_TO_HAVE', score: 0 }])).toBe(96);
  });

  it('is nothing without criteria', () => {
    expect(scoreOf([])).toBe(0);
    expect([29, 30, 69, 70].map(metOf)).toEqual(['not', 'partly', 'partly', 'met']);
  });
});
