import { expect, test, vi } from 'vitest';
import { fetchAllPages } from './all-pages.ts';

const keyOf = (row: string) => row;
const pagesOf = (...pages: string[][]) => {
  const total = pages.flat().length;
  const left = [...pages];
  return vi.fn(async (_offset: number) => ({ rows: left.shift() ?? [], total }));
};

test('every page is fetched, each from where the last one ended', async () => {
  const fetchPage = pagesOf(['a', 'b'], ['c', 'd'], ['e']);
  const onProgress = vi.fn();
  expect(await fetchAllPages({ fetchPage, keyOf, onProgress })).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(fetchPage.mock.calls).toEqual([[0], [2], [4]]);
  expect(onProgress.mock.calls).toEqual([
    [2, 5],
    [4, 5],
    [5, 5],
  ]);
});

test('an empty list takes one request', async () => {
  const fetchPage = pagesOf([]);
  expect(await fetchAllPages({ fetchPage, keyOf, onProgress: vi.fn() })).toEqual([]);
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

test('a row that moves to the next page meanwhile is returned once', async () => {
  const fetchPage = pagesOf(['a', 'b'], ['b', 'c']);
  expect(await fetchAllPages({ fetchPage, keyOf, onProgress: vi.fn() })).toEqual(['a', 'b', 'c']);
});

test('a list that gets shorter meanwhile ends', async () => {
  const fetchPage = vi
    .fn()
    .mockResolvedValueOnce({ rows: ['a', 'b'], total: 4 })
    .mockResolvedValueOnce({ rows: [], total: 2 });
  expect(await fetchAllPages({ fetchPage, keyOf, onProgress: vi.fn() })).toEqual(['a', 'b']);
});

test('a failure is thrown, and no partial list is returned', async () => {
  const fetchPage = vi
    .fn()
    .mockResolvedValueOnce({ rows: ['a'], total: 2 })
    .mockRejectedValueOnce(new Error('gone'));
  await expect(fetchAllPages({ fetchPage, keyOf, onProgress: vi.fn() })).rejects.toThrow('gone');
});
