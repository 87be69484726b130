import { expect, test } from 'vitest';
import { handlersCheck } from './handlers.ts';

const routes = {
  path: 'server/src/boats/boats.routes.ts',
  text: `import { routes } from '../platform/handler.ts';
import './boats.tables.ts';
import { sinkBoat } from './moves/sink-boat.ts';
export const boatRoutes = routes(boatCalls, { sinkBoat });`,
};
const found = (text: string) =>
  handlersCheck.look([routes, { path: 'server/src/boats/moves/sink-boat.ts', text }]);

test('the file of a handler exports its handler only', () => {
  expect(found('export const sinkBoat = 1;\nconst depth = 2;')).toEqual([]);
  expect(found('export const sinkBoat = 1;\nexport interface Depth {}')).toEqual([
    {
      path: 'server/src/boats/moves/sink-boat.ts',
      says: 'exports sinkBoat, Depth: a handler’s file exports only the handler',
    },
  ]);
});

test('what is asked before files come is no handler', () => {
  const withOpens = {
    path: 'server/src/boats/boats.routes.ts',
    text: `import { routes } from '../platform/handler.ts';
import { loadBoat } from './load-boat.ts';
import { openBoat } from './open-boat.ts';
export const boatRoutes = routes(boatCalls, { loadBoat }, { loadBoat: openBoat });`,
  };
  const two = (name: string) => ({
    path: `server/src/boats/${name}.ts`,
    text: 'export const one = 1;\nexport const two = 2;',
  });
  const paths = handlersCheck
    .look([withOpens, two('load-boat'), two('open-boat')])
    .map(({ path }) => path);
  expect(paths).toEqual(['server/src/boats/load-boat.ts']);
});
