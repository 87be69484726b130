import { firstColumns } from '@torg/protocol/boards/board-terms';
import { expect, it } from 'vitest';
import { columnText } from './column-words.ts';

it('names the columns that every board begins with in the reader’s language, and no other', () => {
  const titles = ['', ...firstColumns.map(({ column_title }) => column_title), 'Samtale 2'];
  const inSwedish = ['Inkorg', 'Intresserad', 'Samtal', 'Intervju', 'Erbjudande', 'Avslag'];
  expect(titles.map((title) => columnText('sv', title))).toEqual([...inSwedish, 'Samtale 2']);
  expect(columnText('nb', 'toString')).toBe('toString');
});
