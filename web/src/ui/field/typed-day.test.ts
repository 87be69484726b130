import type { Locale } from '@torg/protocol/terms';
import { describe, expect, it } from 'vitest';
import { readDay } from './typed-day.ts';

const read = (text: string, locale: Locale = 'nb') =>
  readDay(text, { today: '2026-11-23', locale });

describe('a typed day', () => {
  it.each([
    '15.01.2027',
    '15.1.2027',
    '15.1',
    '15.1.',
    '15/1',
    '15-01-27',
    '15 1 2027',
    '15. 1. 2027',
    '2027-01-15',
    '2027/1/15',
    '20270115',
    '15012027',
    '15 jan',
    '15. jan.',
    '15. januar 2027',
    '15 januari 2027',
    '15 January',
    'January 15, 2027',
    'jan 15',
    '15jan27',
    ' 15 JAN 2027 ',
  ])('is read as %s', (text) => {
    expect(read(text)).toEqual({ kind: 'day', day: '2027-01-15' });
  });
  it.each([
    ['1 mai', '2027-05-01'],
    ['1 maj', '2027-05-01'],
    ['1 may', '2027-05-01'],
    ['3 okt', '2027-10-03'],
    ['3 oct', '2027-10-03'],
    ['24 desember', '2026-12-24'],
    ['24 december', '2026-12-24'],
  ])('has its month in any of the three languages: %s', (text, day) => {
    expect(read(text)).toEqual({ kind: 'day', day });
  });
  it('without a year is the next one from today on', () => {
    expect(read('23.11')).toEqual({ kind: 'day', day: '2026-11-23' });
    expect(read('22.11')).toEqual({ kind: 'day', day: '2027-11-22' });
    expect(read('29.2')).toEqual({ kind: 'day', day: '2028-02-29' });
  });
  it('with a year may lie in the past', () => {
    expect(read('1.2.2020')).toEqual({ kind: 'day', day: '2020-02-01' });
  });
  it('may be empty', () => {
    expect(read('  ')).toEqual({ kind: 'empty' });
  });
});

describe('an impossible day', () => {
  it.each(['31.2.2027', '31.4', '15.13.2027', '0.1.2027', '2027-02-30', '32 jan'])(
    'does not exist in the calendar: %s',
    (text) => expect(read(text)).toEqual({ kind: 'no_such_day' }),
  );
  it.each([
    'snart',
    '15',
    'januar',
    '2027',
    '15.1.027',
    '15.1.2027.3',
    '15 jan 2027 kl 12',
    '1.2.3.4',
    '115.1.2027',
    '15 foo',
    '-15.1',
    '15.1.0000',
  ])('cannot be read: %s', (text) => expect(read(text)).toEqual({ kind: 'unreadable' }));
});

describe('an ambiguous day', () => {
  it('is asked about: a slash in English, and an abbreviated month', () => {
    expect(read('1/2/2027', 'en')).toEqual({
      kind: 'ambiguous',
      days: ['2027-02-01', '2027-01-02'],
    });
    expect(read('5 ju')).toEqual({ kind: 'ambiguous', days: ['2027-06-05', '2027-07-05'] });
  });
  it('is clear where the other reading does not exist, or is the same', () => {
    expect(read('1/15/2027', 'en')).toEqual({ kind: 'day', day: '2027-01-15' });
    expect(read('15/1/2027', 'en')).toEqual({ kind: 'day', day: '2027-01-15' });
    expect(read('2/2/2027', 'en')).toEqual({ kind: 'day', day: '2027-02-02' });
  });
  it('has the day first in bokmål and Swedish', () => {
    expect(read('1/2/2027')).toEqual({ kind: 'day', day: '2027-02-01' });
    expect(read('1/2/2027', 'sv')).toEqual({ kind: 'day', day: '2027-02-01' });
  });
});
