import { describe, expect, it } from 'vitest';
import { agoText, dayText, shortWholeDayText } from './dates.ts';

const now = new Date(2026, 10, 20, 13, 0);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe('a day', () => {
  it('leaves out the year when it is this one', () => {
    expect(dayText('nb', '2026-11-24', now)).toBe('24. november');
    expect(dayText('nb', '2027-01-04', now)).toBe('4. januar 2027');
  });
  it('keeps its year where it could be mistaken', () => {
    expect(shortWholeDayText('nb', '2026-12-21')).toBe('21. des. 2026');
  });
  it('is written in the reader’s language', () => {
    expect(dayText('sv', '2027-05-04', now)).toBe('4 maj 2027');
    expect(dayText('en', '2027-05-04', now)).toBe('4 May 2027');
  });
});

describe('how long ago', () => {
  it('counts minutes and hours on the same day', () => {
    expect(agoText('nb', at(2026, 10, 20, 12, 55), now)).toBe('for 5 minutter siden');
    expect(agoText('nb', at(2026, 10, 20, 10, 0), now)).toBe('for 3 timer siden');
  });
  it('says yesterday by the calendar, not after 24 hours', () => {
    expect(agoText('nb', at(2026, 10, 19, 23, 30), now)).toBe('i går');
    expect(agoText('sv', at(2026, 10, 17, 9, 0), now)).toBe('för 3 dagar sedan');
  });
  it('names the day from a week on', () => {
    expect(agoText('nb', at(2026, 10, 1, 9, 0), now)).toBe('1. november');
  });
});
