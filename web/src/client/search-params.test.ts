import { describe, expect, it } from 'vitest';
import {
  countIn,
  oneOf,
  parseSearch,
  stringifySearch,
  textIn,
  textsIn,
  uuidsIn,
} from './search-params.ts';

describe('the search of a URL', () => {
  it('keeps a token that looks like a number as it was', () => {
    expect(parseSearch('?token=0012e3&flag=true')).toEqual({ token: '0012e3', flag: 'true' });
  });
  it('reads several values of one name as a list, and writes them so', () => {
    expect(parseSearch('?skill=a&skill=b%20c&skill=d')).toEqual({ skill: ['a', 'b c', 'd'] });
    expect(stringifySearch({ skill: ['a', 'b c'] })).toBe('?skill=a&skill=b+c');
  });
  it('has no NUL, which no text contains', () => {
    expect(parseSearch('?q=%00abc&empty=%00')).toEqual({ q: 'abc', empty: '' });
  });
  it('leaves out what is not set', () => {
    expect(stringifySearch({ q: '', page: undefined, kind: null, skills: [] })).toBe('');
    expect(stringifySearch({ page: 2 })).toBe('?page=2');
  });
  it('falls back where a value is invalid', () => {
    expect(['2', '0', '-1', '1.5', 'x', undefined].map((page) => countIn(page, 1))).toEqual([
      2, 1, 1, 1, 1, 1,
    ]);
    expect(oneOf(['asc', 'desc'], 'desc')).toBe('desc');
    expect(oneOf(['asc', 'desc'], 'up')).toBeUndefined();
    expect([textIn(['a']), textIn(''), textsIn('a'), textsIn(undefined)]).toEqual([
      undefined,
      undefined,
      ['a'],
      [],
    ]);
  });
  it('keeps only ids of a list of ids, each once', () => {
    const id = '11111111-1111-4111-8111-111111111111';
    expect(uuidsIn([id, 'somebody', id])).toEqual([id]);
    expect(uuidsIn('somebody')).toBeUndefined();
    const many = Array.from({ length: 120 }, (_, n) => `${id.slice(0, -3)}${100 + n}`);
    expect(uuidsIn(many)).toHaveLength(100);
  });
});
