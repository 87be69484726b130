import { describe, expect, it } from 'vitest';
import { plainPath, readableUrl } from './plain-path.ts';

describe('the plain path of an address', () => {
  it.each([
    ['/api/main/region?a=/x', '/api/main/region'],
    ['/%61pi/main', '/api/main'],
    ['//api//main', '/api/main'],
    ['/./api/x/../main', '/api/main'],
    ['/..%2Fapi%5Cmain', '/api/main'],
    ['/API/Main#a', '/api/main'],
    ['https://torg.example/api/main', '/api/main'],
    ['http://torg.example', '/'],
    ['*', '/*'],
  ])('of %s is %s', (url, path) => {
    expect(plainPath(url)).toBe(path);
  });
});

it('an address that cannot be decoded leads to no route, and every other stays as it is', () => {
  expect(readableUrl({ url: '/%zz' })).toBe('/api/unreadable');
  expect(readableUrl({ url: '/a?b=%zz' })).toBe('/a?b=%zz');
  expect(readableUrl({ url: '/%61' })).toBe('/%61');
});
