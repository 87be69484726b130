import { expect, test } from 'vitest';
import type { Call } from '../../protocol/src/call.ts';
import { lifecycle } from '../../protocol/src/lifecycle.ts';
import { callsPage } from './calls.ts';
import { hiddenCalls } from './hidden-calls.ts';
import { rightsPage } from './rights.ts';
import { livesIn, statesPage } from './states.ts';
import { table } from './table.ts';

const calls: Record<string, Call> = {
  getThing: {
    base: 'main',
    method: 'GET',
    path: '/thing/{id}',
    summary: 'One thing.',
    access: 'admin',
    status: 200,
    raw: 'file',
    errors: ['not_found'],
  },
};
const life = lifecycle({
  thing: 'thing',
  initial: 'new',
  states: ['new', 'old', 'gone'],
  done: ['gone'],
  missing: 'not_found',
  refusal: 'reference_not_found',
  moves: {
    age: { from: ['new'], to: 'old', by: ['admin'], event: 'aged' },
    end: {
      from: ['new', 'old'],
      to: 'gone',
      by: ['system'],
      event: { new: 'died', old: 'ended' },
      reason: ['war', 'peace'],
      idempotent: true,
    },
  },
});

test('a call is listed with who may make it, what it answers and its errors', () => {
  const row =
    '| `GET /thing/{id}` | admin | One thing. | 200 file | 404 `not_found` | `getThing` |';
  expect(callsPage(calls)).toContain(row);
});

test('a call that is hidden by one of the same name, or whose table was forgotten, is reported', () => {
  const getThing = calls['getThing'];
  const other: Record<string, Call> = getThing
    ? { getThing: { ...getThing, path: '/other/{id}' } }
    : {};
  const modules = [{ thingCalls: calls, aThing: 'no table' }, { otherCalls: other }];
  expect(hiddenCalls(modules, { ...calls, ...other })).toEqual([
    'getThing: GET /api/main/thing/{id}',
  ]);
  expect(hiddenCalls(modules.slice(0, 1), calls)).toEqual([]);
});

test('an access rule is listed with its roles and its calls', () => {
  const words = { admin: { roles: ['admin'] as const, meaning: 'an admin' } };
  const page = rightsPage(words, calls);
  expect(page).toContain('| admin | an admin | ● |  |  |  |  |');
  expect(page).toContain('## admin\n\n- `GET /api/main/thing/{id}`');
});

test('a state table is found among exports and drawn as a diagram', () => {
  expect(livesIn({ life, other: 3, nothing: null })).toEqual([life]);
  expect(statesPage([life])).toContain('  new --> old: age');
  expect(statesPage([life])).toContain('  gone --> [*]');
  const rows = [
    '| age | new | old | admin |  | `aged` | `reference_not_found` |',
    '| end | new, old | gone | system | war, peace | `died` from new; `ended` from old | nothing changes |',
  ];
  for (const row of rows) expect(statesPage([life])).toContain(row);
});

test('a vertical bar in a cell is escaped', () => {
  expect(table(['a'], [['x|y']])).toContain('| x\\|y |');
});
