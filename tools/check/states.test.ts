import { expect, test } from 'vitest';
import { statesCheck } from './states.ts';

const life = (name: string) => `import { lifecycle } from '../lifecycle.ts';
export const ${name} = lifecycle({ thing: 'board', moves: {} });`;
const moves = `import type { Movable } from '../platform/moves/movable.ts';
export const boards: Movable<typeof boardLife, Row> = { life: boardLife };`;

const refused = (changed: Record<string, string>) => {
  const all: Record<string, string> = {
    'protocol/src/boards/board-life.ts': life('boardLife'),
    'protocol/src/lives.ts': `import { boardLife } from './boards/board-life.ts';`,
    'server/src/boards/board-moves.ts': moves,
    'server/src/domains.ts': `import { boards } from './boards/board-moves.ts';`,
    ...changed,
  };
  return statesCheck.look(Object.entries(all).map(([path, text]) => ({ path, text })));
};

test('a table of states that is listed, with what moves by it, is fine', () => {
  expect(refused({})).toEqual([]);
});

test('a table of states in no list is refused', () => {
  expect(refused({ 'protocol/src/lives.ts': '' })).toEqual([
    {
      path: 'protocol/src/boards/board-life.ts',
      line: 2,
      says: 'boardLife is a table of states: list it in protocol/src/lives.ts',
    },
  ]);
});

test('what moves rows and is in no list is refused', () => {
  expect(refused({ 'server/src/domains.ts': '' })).toMatchObject([
    { path: 'server/src/boards/board-moves.ts' },
  ]);
});

test('a test may have a table and moves of its own', () => {
  const path = 'server/src/testing/boards.test.ts';
  expect(refused({ [path]: `${life('other')}\n${moves}` })).toEqual([]);
});
