import { describe, expect, it } from 'vitest';
import { afterScroll } from './header-scroll.ts';

function scrolledThrough(...positions: number[]) {
  return positions.reduce(afterScroll, { y: 0, hidden: false }).hidden;
}

describe('the header', () => {
  it('stays until 160 px', () => {
    expect(scrolledThrough(80, 160)).toBe(false);
  });
  it('hides past 160 px on the way down', () => {
    expect(scrolledThrough(80, 161)).toBe(true);
    expect(scrolledThrough(500, 900)).toBe(true);
  });
  it('returns on the way up, wherever that starts', () => {
    expect(scrolledThrough(900, 880)).toBe(false);
    expect(scrolledThrough(900, 880, 950)).toBe(true);
  });
  it('does not flicker when a finger trembles', () => {
    expect(scrolledThrough(900, 898)).toBe(true);
    expect(scrolledThrough(900, 880, 882)).toBe(false);
  });
  it('notices a slow scroll as well as a fast one', () => {
    expect(scrolledThrough(900, 898, 896, 894)).toBe(false);
  });
  it('is visible at the top of the page', () => {
    expect(scrolledThrough(900, 100)).toBe(false);
    expect(scrolledThrough(900, 0)).toBe(false);
  });
});
