import { describe, expect, it } from 'vitest';
import { firstDayOf, monthOf, yearIn } from './month-year.ts';

describe('a typed year', () => {
  it('counts once it has four digits and is possible', () => {
    expect(yearIn('2016')).toBe(2016);
    for (const typed of ['', '201', '0000', '1929', '9999', '2061', 'to tusen']) {
      expect(yearIn(typed)).toBeNull();
    }
  });
});

describe('a typed month', () => {
  it('is saved as its first day', () => {
    expect(firstDayOf({ month: 8, year: '2016' })).toBe('2016-08-01');
    expect(firstDayOf({ month: 12, year: '1999' })).toBe('1999-12-01');
  });
  it('is null until both month and year are there', () => {
    expect(firstDayOf({ month: null, year: '2016' })).toBeNull();
    expect(firstDayOf({ month: 8, year: '20' })).toBeNull();
  });
  it('is read from any day of the month', () => {
    expect(monthOf('2016-08-31')).toEqual({ month: 8, year: '2016' });
    expect(monthOf(null)).toEqual({ month: null, year: '' });
  });
});
