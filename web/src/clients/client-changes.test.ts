import { describe, expect, it } from 'vitest';
import { changesOf, numberStateIn, type TypedClient } from './client-changes.ts';

const start: TypedClient = { name: '', number: '', salesAdmin: null, country: 'NO' };

describe('a number', () => {
  const typed = { ...start, number: '556012-5790' };
  it('is judged by the country that is chosen beside it', () => {
    expect(numberStateIn({ ...typed, country: 'SE' }, start)).toBe('right');
    expect(numberStateIn(typed, start)).toBe('wrong');
  });
  it('that is stored already stays as it is', () => {
    expect(numberStateIn({ ...typed, number: '556012 5790' }, typed)).toBe('right');
  });
});

it('of a client, only what differs is sent, and never the country', () => {
  const typed: TypedClient = { ...start, name: ' Fjordkraft ', country: 'SE' };
  expect(changesOf(typed, start)).toEqual({ name: 'Fjordkraft' });
});
