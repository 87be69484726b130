import { describe, expect, it } from 'vitest';
import { isFitNumber, numberText, readNumber } from './typed-number.ts';

const rate = { min: 1, max: 10_000, decimals: 2 };
const percent = { min: 1, max: 100 };
const read = (text: string) => readNumber(text, rate);

describe('a typed number', () => {
  it.each([
    ['1250', 1250],
    [' 1 250 ', 1250],
    ['1\u00a0250,50', 1250.5],
    ['1250.5', 1250.5],
    ['1250,', 1250],
    ['1.250', 1250],
    ['1,250', 1250],
    ['1.250,50', 1250.5],
    ['1,250.50', 1250.5],
    ['1250,500', 1250.5],
    ['007', 7],
  ])('is read as %s', (text, number) => {
    expect(read(text)).toEqual({ kind: 'number', number });
  });
  it('may have the unit of its field behind it', () => {
    expect(readNumber('80 %', percent, '%')).toEqual({ kind: 'number', number: 80 });
    expect(readNumber('80%', percent, '%')).toEqual({ kind: 'number', number: 80 });
    expect(readNumber('80 %', percent)).toEqual({ kind: 'unreadable' });
  });
  it('may be missing', () => {
    expect(read('  ')).toEqual({ kind: 'empty' });
  });
});

describe('what is no number that the field takes', () => {
  it.each([
    '1e309',
    '1e3',
    'Infinity',
    'NaN',
    '0x10',
    'tusen',
    '1250 kr',
    '12-50',
    '--5',
    '-',
    ',5',
    '1.25.30',
    '1.250,300.000',
    '0.250.000',
    '1 250,50,',
    '١٢٥٠',
  ])('is not made into another number: %s', (text) => {
    expect(read(text)).toEqual({ kind: 'unreadable' });
  });
  it.each(['0', '-1250', '−5', '10000,01', '1.000.000', '9'.repeat(400)])(
    'lies beyond its limits: %s',
    (text) => expect(read(text)).toEqual({ kind: 'out_of_range' }),
  );
  it.each(['1250,555', '0,125', '1,23456789012345678'])('is too precise: %s', (text) => {
    expect(read(text)).toEqual({ kind: 'too_precise' });
  });
  it('has decimals where only whole numbers are taken', () => {
    expect(readNumber('12,5', percent)).toEqual({ kind: 'too_precise' });
    expect(readNumber('12,0', percent)).toEqual({ kind: 'number', number: 12 });
  });
});

describe('the text of a number', () => {
  it('is grouped by spaces, with the point of the language', () => {
    expect(numberText('nb', 1350.5)).toBe('1 350,5');
    expect(numberText('sv', 1234567)).toBe('1 234 567');
    expect(numberText('en', 1350.5)).toBe('1 350.5');
    expect(numberText('nb', 80, '%')).toBe('80 %');
    expect(numberText('sv', -1350)).toBe('-1 350');
  });
  it.each(['nb', 'sv', 'en'] as const)('is read as the same number in %s', (locale) => {
    for (let ore = 100; ore <= 1_000_000; ore += 37) {
      expect(read(numberText(locale, ore / 100))).toEqual({ kind: 'number', number: ore / 100 });
    }
  });
});

it('a value fits where the field could have made it', () => {
  expect(isFitNumber(null, rate)).toBe(true);
  expect(isFitNumber(1350.5, rate)).toBe(true);
  expect(isFitNumber(1350.555, rate)).toBe(false);
  expect(isFitNumber(0, rate)).toBe(false);
  expect(isFitNumber({ unread: '1e309' }, rate)).toBe(false);
});
