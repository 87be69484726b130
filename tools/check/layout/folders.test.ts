import { expect, test } from 'vitest';
import { foldersCheck } from './folders.ts';

function found(folder: string, count: number): string[] {
  const sources = Array.from({ length: count }, (_, at) => ({
    path: `${folder}/a-${at}.${at % 2 ? 'module.css' : 'tsx'}`,
    text: '',
  }));
  return foldersCheck.look(sources).map(({ path, says }) => `${path}: ${says}`);
}

test('a folder may have twenty-five files, one more is refused', () => {
  expect(found('web/src/ui/list', 25)).toEqual([]);
  expect(found('web/src/ui/list', 26)).toEqual([
    'web/src/ui/list: 26 files; at most 25: divide it into subfolders by subject',
  ]);
});

test('a subfolder is counted separately', () => {
  const rooms = ['a', 'b'].flatMap((room) => found(`server/src/accounts/${room}`, 20));
  expect(rooms).toEqual([]);
});

test('migrations and data are not counted', () => {
  expect(found('server/migrations', 60)).toEqual([]);
  expect(found('server/src/competencies/data', 60)).toEqual([]);
});
