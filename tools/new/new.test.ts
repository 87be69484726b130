import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { makeAdapter } from './adapter.ts';
import { makeCall } from './call.ts';
import { type Change, Mistake, type Read } from './change.ts';
import { makeDomain } from './domain.ts';
import { makeJob } from './job.ts';
import { makePage } from './page.ts';

const project: Record<string, string> = {
  'protocol/src/all-calls.ts': `import { aCalls } from './a.ts';\nexport const allCalls = { ...aCalls };`,
  'protocol/src/lists.ts': `export const listCalls = callTable('main', { listCars: {} });`,
  'protocol/src/cars.ts': `import { listCalls } from './lists.ts';\nconst editingCalls = callTable('main', { paintCar: {} });\nconst entryCalls = callTable('auth', { enterCar: {} });\nexport const carCalls = { ...editingCalls, ...listCalls };\nexport { entryCalls };`,
  'server/src/cars/cars.routes.ts': `import { carCalls, entryCalls } from '@torg/protocol/cars';\nexport const entryRoutes = routes(entryCalls, { enterCar });\nexport const carRoutes = routes(carCalls, { listCars, paintCar });`,
  'server/src/trains/trains.tables.ts': '',
  'protocol/src/boats/boats.ts': `import { z } from 'zod';\nimport { text } from '../shapes.ts';\nexport const boatCalls = callTable('main', { listBoats: {} });`,
  'server/src/domains.ts': `export const allRoutes: readonly R[] = [];\nexport const allJobs = [];\nexport const allMerges = [];`,
  'server/src/boats/boats.routes.ts': `import { boatCalls } from '@torg/protocol/boats/boats';\nexport const boatRoutes = routes(boatCalls, { listBoats });`,
  'server/migrations/0001_boats.ts': '',
  'server/migrations/0003_cars.ts': '',
  'web/src/app/router.tsx': `import { a } from './a.ts';\nconst tree = root.addChildren([shellRoute.addChildren([...a])]);`,
  'tools/check/layout/floors.ts': `export const floors = [['a'], ['b', 'boats', 'soon']];`,
};
const read: Read = Object.assign((path: string) => project[path], {
  matching: (pattern: string) =>
    Object.keys(project).filter((path) => path.startsWith(pattern.replace(/\*.*/, ''))),
});

function textOf(changes: Change[], path: string): string {
  return changes.find((change) => change.path === path)?.text ?? `no ${path}`;
}

test.each([
  ['call', makeCall({ name: 'boats/sink-boat', more: ['POST /boat/{boat_id}/sink'], read })],
  ['domain', makeDomain({ name: 'oil-rigs', more: ['2'], read })],
  ['page', makePage({ name: 'boats/boat-history', more: ['/boats/{id}/history'], read })],
  ['job', makeJob({ name: 'boats/count-boats', more: [], read })],
  ['adapter', makeAdapter({ name: 'harbour', more: [], read })],
])('a new %s is whole code', (_kind, changes) => {
  expect(changes.length).toBeGreaterThan(2);
  for (const { path, text } of changes) expect(parseSync(path, text).errors, path).toEqual([]);
});

test('a call is added to the protocol, the routes and the policy', () => {
  const more = ['POST', '/boat/{boat_id}/sink'];
  const changes = makeCall({ name: 'boats/sink-boat', more, read });
  expect(textOf(changes, 'protocol/src/boats/boats.ts')).toContain(`params: params('boat_id')`);
  expect(textOf(changes, 'protocol/src/boats/boats.ts')).toContain('import { text, params }');
  expect(textOf(changes, 'server/src/boats/boats.routes.ts')).toContain(`'./sink-boat.ts'`);
  expect(textOf(changes, 'server/src/boats/boats.policy.ts')).toContain('maySinkBoat');
});

test('a call is added to the last of the tables that its domain’s table spreads', () => {
  const changes = makeCall({ name: 'cars/wash-car', more: ['GET /car/{car_id}/wash'], read });
  expect(textOf(changes, 'protocol/src/lists.ts')).toMatch(/listCars: \{\},\s+washCar: \{/);
  expect(textOf(changes, 'protocol/src/cars.ts')).toBe('no protocol/src/cars.ts');
  expect(textOf(changes, 'server/src/cars/cars.routes.ts')).toMatch(/paintCar,\s+washCar,/);
  expect(textOf(changes, 'server/src/cars/wash-car.ts')).toContain('typeof carCalls.washCar');
  expect(textOf(changes, 'server/src/cars/wash-car.test.ts')).toContain('/api/main/car/');
});

test('the first call of a domain creates and lists its table and its routes', () => {
  const changes = makeCall({ name: 'trains/stop-train', more: ['POST /train/stop'], read });
  expect(textOf(changes, 'protocol/src/trains/trains.ts')).toContain('trainCalls = callTable(');
  expect(textOf(changes, 'protocol/src/all-calls.ts')).toContain('...trainCalls');
  expect(textOf(changes, 'server/src/domains.ts')).toContain('...trainRoutes');
  const routes = textOf(changes, 'server/src/trains/trains.routes.ts');
  expect(routes).toContain(`import './trains.tables.ts';`);
  expect(routes).toMatch(/routes\(trainCalls, \{\s+stopTrain,\s+\}\)/);
});

test('a domain brings a list of the kit, and one policy whose answer its view sends', () => {
  const changes = makeDomain({ name: 'oil-rigs', more: ['2'], read });
  const server = (name: string) => textOf(changes, `server/src/oil-rigs/oil-rigs.${name}.ts`);
  const web = (name: string) => textOf(changes, `web/src/oil-rigs/${name}`);
  expect(server('policy')).toContain('export function can(actor: PolicyActor, facts: OilRigFacts)');
  expect(server('views')).toContain('can: can(actor, row)');
  expect(web('oil-rigs-search.ts')).toContain('listSearch({');
  expect(web('oil-rigs.routes.tsx')).toContain('validateSearch: oilRigList.read');
  expect(web('oil-rigs.queries.ts')).toContain('useCall(');
  expect(web('OilRigListPage.tsx')).toContain('<ListPage');
  expect(web('OilRigTable.tsx')).toContain('<SortableTable');
});

test('a domain that is named on a floor already is not named again', () => {
  const changes = makeDomain({ name: 'soon', more: ['2'], read });
  expect(textOf(changes, 'tools/check/layout/floors.ts')).toBe('no tools/check/layout/floors.ts');
  expect(() => makeDomain({ name: 'soon', more: ['1'], read })).toThrow('is on floor 2');
});

test('a domain gets its floor, the next migration, and an entry in every list', () => {
  const changes = makeDomain({ name: 'oil-rigs', more: ['2'], read });
  expect(textOf(changes, 'tools/check/layout/floors.ts')).toMatch(/'soon',\s+'oil-rigs',\s+\]/);
  expect(textOf(changes, 'server/migrations/0004_oil_rigs.ts')).toContain('create table oil_rig');
  expect(textOf(changes, 'protocol/src/all-calls.ts')).toContain('...oilRigCalls');
  expect(textOf(changes, 'server/src/domains.ts')).toContain('...oilRigRoutes');
  expect(textOf(changes, 'server/src/domains.ts')).toMatch(/allMerges = \[\s*oilRigMerges,/);
  expect(textOf(changes, 'web/src/app/router.tsx')).toContain('...oilRigRoutes');
});

test('a first page and a first job create their list', () => {
  const page = makePage({ name: 'boats/boat-history', more: ['/boats/{id}'], read });
  expect(textOf(page, 'web/src/boats/boats.routes.tsx')).toContain(`path: '/boats/$id'`);
  expect(textOf(page, 'web/src/app/router.tsx')).toContain('...boatRoutes');
  const job = makeJob({ name: 'boats/count-boats', more: [], read });
  expect(textOf(job, 'server/src/domains.ts')).toContain('...boatJobs');
});

test.each([
  ['without its domain', () => makeCall({ name: 'sink', more: ['POST /x'], read })],
  ['without its path', () => makeCall({ name: 'boats/sink', more: [], read })],
  ['in a domain that is not there', () => makeCall({ name: 'planes/x', more: ['GET /x'], read })],
  ['without a floor', () => makeDomain({ name: 'planes', more: [], read })],
  ['on a floor that is not there', () => makeDomain({ name: 'planes', more: ['9'], read })],
])('what is asked %s is refused with a hint', (_what, make) => {
  expect(make).toThrow(Mistake);
});
